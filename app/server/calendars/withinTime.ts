import { createContext, Script } from 'node:vm';

const script = new Script('work()');

/**
 * Runs synchronous work and stops it after a time: the rules of a repeating event can describe days that never come, for
 * which a parser searches endlessly.
 * @param milliseconds for which the work may run
 * @throws Error with the code `ERR_SCRIPT_EXECUTION_TIMEOUT`
 */
export function withinTime<Result>(work: () => Result, milliseconds: number): Result {
  return script.runInContext(createContext({ work }), { timeout: milliseconds }) as Result;
}

/** Whether the work was stopped. */
export const isOutOfTime = (error: unknown) => Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
