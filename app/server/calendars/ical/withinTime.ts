import { createContext, Script } from 'node:vm';

const script = new Script('work()');
const context = createContext({});

/**
 * Runs synchronous work and stops it after a time: the rules of a repeating event can describe days that never come, for
 * which a parser searches endlessly.
 * @param milliseconds for which the work may run
 * @throws Error with the code `ERR_SCRIPT_EXECUTION_TIMEOUT`
 */
export function withinTime<Result>(work: () => Result, milliseconds: number): Result {
  context.work = work;
  return script.runInContext(context, { timeout: milliseconds }) as Result;
}
