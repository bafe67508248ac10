import { holdHeader } from '../domain/booking/holds.ts';
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
 * @throws ApiError when the time is no longer free (`isSlotTaken`), or the server holds no times
 */
export async function holdSlot(date: string): Promise<void> {
  await request('/api/meeting/hold', { method: 'POST', body: { date }, headers: holdHeaders() });
}
