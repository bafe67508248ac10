import { setTimeout as pause } from 'node:timers/promises';
import { HttpError } from '../platform/http/httpError.ts';

/** Milliseconds: less than the browser waits for an answer. */
const longest = 18_000;
const step = 50;

/** The error when another request prepares the same checkout for too long, or when it is ready but has no page yet. */
export const checkoutBusyError = () =>
  new HttpError(503, 'checkout-busy', 'Your checkout is still being prepared. Please try again in a moment.');

/**
 * Makes a copy of a request wait for the first one: calls `attempt` until it answers.
 * @param attempt undefined while another request holds the lock
 * @throws HttpError after 18 seconds
 */
export async function awaitFirst<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  const late = AbortSignal.timeout(longest);
  while (!late.aborted) {
    const answer = await attempt();
    if (answer !== undefined) return answer;
    await pause(step);
  }
  throw checkoutBusyError();
}
