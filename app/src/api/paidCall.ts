import { parsePaidCall } from '../domain/booking/parsePaidCall.ts';
import type { PaidCall, PaidCallRequest } from '../domain/contract/paidCall.ts';
import { ApiError, type Call, request as send, unexpectedAnswer } from './request.ts';

async function paidCallAt(token: string, options?: Call): Promise<PaidCall> {
  const { status, body } = await send(`/api/meeting/paid/${encodeURIComponent(token)}`, options);
  const call = parsePaidCall(body);
  if (call) return call;
  throw new ApiError(unexpectedAnswer, status, 'unexpected-answer');
}

/** The paid consultation of a link. @throws ApiError, with status 404 when there is none */
export function paidCall(token: string): Promise<PaidCall> {
  return paidCallAt(token);
}

/** Books the time of a paid consultation, and returns it. Repeating it is safe. @throws ApiError; see `isSlotTaken` */
export function bookPaidCall(token: string, request: PaidCallRequest): Promise<PaidCall> {
  return paidCallAt(token, { method: 'POST', body: request });
}
