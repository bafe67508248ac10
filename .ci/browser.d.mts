export declare const browserArgs: string[];
export declare function findBrowser(): string | undefined;
export declare function obtainBrowser(say?: (line: string) => void): Promise<string>;
export declare function testBrowser(say?: (line: string) => void): Promise<{ executablePath: string; args: string[] }>;
