import type { Count } from './reports.d.mts';

export interface Accepted {
  /** "GHSA-xxxx-xxxx-xxxx" */
  id: string;
  /** Why it is no danger here. */
  reason: string;
  /** The last day on which that holds; it fails the check from the next. */
  until: string;
}
export declare const accepted: readonly Accepted[];

/**
 * Judges what pnpm said.
 * @param output its report as JSON; empty where it has none
 * @param stderr what pnpm printed there
 * @param known advisories that don't fail
 * @returns the count, and lines to print
 */
export declare function judge(
  output: string,
  stderr: string,
  known: readonly Accepted[],
  today: string,
): Count & { lines: readonly string[] };

export declare function auditPackages(line: (text: string) => void, folder: string): Promise<Count>;
