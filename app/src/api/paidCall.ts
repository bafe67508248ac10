import { parsePaidCall } from '../domain/booking/parsePaidCall.ts';
import { fill } from '../domain/contract/endpoint.ts';
import type { PaidCall, PaidCallRequest } from '../domain/contract/paidCall.ts';
import * as routes from '../domain/contract/routes.ts';
import { requestAs } from './request.ts';

/** Loads the paid consultation of a link. @throws ApiError, with status 404 when there is none */
export const fetchPaidCall = (token: string): Promise<PaidCall> =>
  requestAs(fill(routes.getPaidCall, { token }), parsePaidCall);

/** Books the time of a paid consultation, and returns it. Repeating it is safe. @throws ApiError; see `isSlotTaken` */
export const bookPaidCall = (token: string, body: PaidCallRequest): Promise<PaidCall> =>
  requestAs(fill(routes.bookPaidCall, { token }), parsePaidCall, { body });
