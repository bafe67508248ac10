import { holdHeader } from '../domain/booking/protocol.ts';
import * as routes from '../domain/contract/routes.ts';
import { fieldsOf } from '../domain/record.ts';
import { newIdempotencyKey } from './idempotencyKey.ts';
import { request } from './request.ts';

let key: string | undefined;

/** Names this page to the server, which holds a time for it. In memory alone: nothing is stored in the browser. */
export function holdHeaders(): Record<string, string> {
  key ??= newIdempotencyKey();
  return { [holdHeader]: key };
}

/**
 * Has a time held for this page while the visitor types.
 * @param date the slot in the server's own text
 * @returns who takes the call; undefined when the time isn't held, and while the agency has one host
 * @throws ApiError when the time is no longer free (`isSlotTaken`), or the server holds no times
 */
export async function holdSlot(date: string): Promise<string | undefined> {
  const answer = await request(routes.holdSlot, { body: { date }, headers: holdHeaders() });
  const { host } = fieldsOf(answer.body);
  return typeof host === 'string' && host !== '' ? host : undefined;
}
