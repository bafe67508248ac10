export declare const browserArgs: string[];
export declare function findBrowser(): string | undefined;
export declare function findHeadlessShell(): string | undefined;
export declare function obtainBrowser(say?: (line: string) => void): Promise<string>;
