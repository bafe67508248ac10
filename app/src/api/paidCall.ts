import { fill } from '../domain/contract/endpoint.ts';
import type { PaidCall, PaidCallRequest } from '../domain/contract/paidCall.ts';
import * as routes from '../domain/contract/routes.ts';
import { fieldsOf } from '../domain/record.ts';
import { requestAs } from './request.ts';

/**
 * Parses the response for a paid consultation, by hand as `parseManaged` does.
 * @returns null for an invalid response
 */
export function parsePaidCall(answer: unknown): PaidCall | null {
  const { name, email, reference, booking } = fieldsOf(answer);
  if (typeof name !== 'string' || typeof email !== 'string' || typeof reference !== 'string') return null;
  if (booking === null) return { name, email, reference, booking };
  const { date, duration, changeable, manageUrl, host } = fieldsOf(booking);
  const isKnown =
    typeof date === 'string' &&
    !Number.isNaN(Date.parse(date)) &&
    typeof duration === 'number' &&
    typeof changeable === 'boolean' &&
    typeof manageUrl === 'string';
  if (!isKnown) return null;
  const known = { date, duration, changeable, manageUrl };
  return { name, email, reference, booking: typeof host === 'string' ? { ...known, host } : known };
}

/** Loads the paid consultation of a link. @throws ApiError, with status 404 when there is none */
export const fetchPaidCall = (token: string): Promise<PaidCall> =>
  requestAs(fill(routes.getPaidCall, { token }), parsePaidCall);

/** Books the time of a paid consultation, and returns it. Repeating it is safe. @throws ApiError; see `isSlotTaken` */
export const bookPaidCall = (token: string, body: PaidCallRequest): Promise<PaidCall> =>
  requestAs(fill(routes.bookPaidCall, { token }), parsePaidCall, { body });
