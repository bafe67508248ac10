import type { CheckoutAnswer, CheckoutStatus } from '../domain/contract/checkoutAnswer.ts';
import { fill } from '../domain/contract/endpoint.ts';
import * as routes from '../domain/contract/routes.ts';
import type { FoundDiscount } from '../domain/pricing/discount.ts';
import type { CheckoutRequest } from '../orders/checkoutSchema.ts';
import type { Selection } from '../orders/selection.ts';
import { visitHeaders } from './countOpening.ts';
import { call } from './http.ts';
import { ApiError } from './request.ts';

const schemas = () => import('../domain/contract/checkoutAnswer.ts');

/**
 * Creates a checkout session. The server calculates the amount again and rejects a different one.
 * @param idempotencyKey the same on a retry, so that it stays one order
 * @throws ApiError 'Failed to create checkout session: {message}', to show to the visitor
 */
export async function createCheckoutSession(request: CheckoutRequest, idempotencyKey: string): Promise<CheckoutAnswer> {
  try {
    return await call(routes.createCheckoutSession, async () => (await schemas()).checkoutAnswerSchema, {
      body: request,
      headers: { 'idempotency-key': idempotencyKey, ...visitHeaders() },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'unexpected-answer') throw error;
    throw new ApiError(`Failed to create checkout session: ${error.message}`, error.status, error.code);
  }
}

/** Looks for the discount of a code. @throws ApiError when there is none for this order, with words to show */
export const checkDiscount = (asked: {
  code: string;
  selection: Selection;
  savedQuoteToken?: string;
}): Promise<FoundDiscount> => call(routes.checkDiscount, async () => (await schemas()).discountSchema, { body: asked });

/** The status of a checkout session. @throws ApiError when the request fails */
export async function fetchCheckoutStatus(sessionId: string): Promise<CheckoutStatus> {
  try {
    return await call(
      fill(routes.getCheckoutStatus, { id: sessionId }),
      async () => (await schemas()).checkoutStatusSchema,
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { status: 'not-found' };
    throw error;
  }
}
