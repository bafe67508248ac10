export interface Count {
  passed: number;
  /** The names of the tests. */
  failed: readonly string[];
  skipped: number;
}
export declare function countVitest(file: string): Count;
export declare function countPlaywright(file: string): Count;
