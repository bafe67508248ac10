export const browserArgs: string[];
export function obtainBrowser(): string;
export function testBrowser(): { executablePath: string; args: string[] };
