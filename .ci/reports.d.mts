export interface Count {
  passed: number;
  /** The names of the tests. */
  failed: readonly string[];
  skipped: number;
  /** The names of the tests that failed first and passed when run again: they count as passed. */
  flaky?: readonly string[];
}
export declare function countVitest(file: string): Count;
export declare function countPlaywright(file: string): Count;
