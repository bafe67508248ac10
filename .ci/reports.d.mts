export interface Count {
  passed: number;
  /** Names of the failed tests, each with the first line of its error. */
  failed: readonly string[];
  skipped: number;
  /** Names of the tests that failed, then passed when run again. They count as passed. */
  flaky?: readonly string[];
}
export declare function countVitest(file: string): Count;
export declare function countPlaywright(file: string): Count;
