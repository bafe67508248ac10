import { parsePaidCall } from '../domain/booking/parsePaidCall.ts';
import { fill, type Route } from '../domain/contract/endpoint.ts';
import type { PaidCall, PaidCallRequest } from '../domain/contract/paidCall.ts';
import * as routes from '../domain/contract/routes/paidCall.ts';
import { ApiError, type Call, request as send, unexpectedAnswer } from './request.ts';

async function requestPaidCall(route: Route, given?: Call): Promise<PaidCall> {
  const { status, body } = await send(route, given);
  const call = parsePaidCall(body);
  if (call) return call;
  throw new ApiError(unexpectedAnswer, status, 'unexpected-answer');
}

/** Loads the paid consultation of a link. @throws ApiError, with status 404 when there is none */
export function fetchPaidCall(token: string): Promise<PaidCall> {
  return requestPaidCall(fill(routes.getPaidCall, { token }));
}

/** Books the time of a paid consultation, and returns it. Repeating it is safe. @throws ApiError; see `isSlotTaken` */
export function bookPaidCall(token: string, request: PaidCallRequest): Promise<PaidCall> {
  return requestPaidCall(fill(routes.bookPaidCall, { token }), { body: request });
}
