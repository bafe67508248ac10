import type { CheckName } from './checks/names.ts';

/** One check over all stories of a component. */
export interface CheckResult {
  name: CheckName;
  /** How many stories hold it. */
  passed: number;
  /** What was found, each with its story. */
  failed: readonly string[];
  /** Why findings that are meant are accepted. */
  accepted: readonly string[];
}

/** One sentence of a contract. */
export interface PromiseResult {
  part: 'roles' | 'keys' | 'states';
  says: string;
  story: string;
  failed: readonly string[];
}

export interface ComponentResult {
  component: string;
  /** The pattern it follows; none for stories of no single component. */
  pattern: string;
  stories: number;
  checks: readonly CheckResult[];
  promises: readonly PromiseResult[];
}

/** A failure as one line that names the check. */
export const failuresOf = ({ component, checks, promises }: ComponentResult): string[] => [
  ...checks.flatMap(({ name, failed }) => failed.map((finding) => `${component}, ${name}: ${finding}`)),
  ...promises
    .filter(({ failed }) => failed.length > 0)
    .map(({ part, says, story, failed }) => `${component}, ${part}, "${says}" (${story}): ${failed.join('; ')}`),
];

export const countOf = ({ checks, promises }: ComponentResult): { passed: number; failed: number } => {
  const failedPromises = promises.filter(({ failed }) => failed.length > 0).length;
  return {
    passed: checks.reduce((sum, { passed }) => sum + passed, 0) + promises.length - failedPromises,
    failed: checks.reduce((sum, { failed }) => sum + failed.length, 0) + failedPromises,
  };
};
