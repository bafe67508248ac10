import { fill } from '../domain/contract/endpoint.ts';
import * as routes from '../domain/contract/routes.ts';
import type { SavedQuote } from '../orders/saved-quote/savedQuoteSchema.ts';
import type { SaveQuoteRequest } from '../orders/saved-quote/saveQuoteSchema.ts';
import { visitHeaders } from './countOpening.ts';
import { call } from './http.ts';
import { ApiError } from './request.ts';

const savedQuoteSchema = async () => (await import('../orders/saved-quote/savedQuoteSchema.ts')).savedQuoteSchema;
const mailAnswerSchema = async () => (await import('../orders/saved-quote/savedQuoteSchema.ts')).mailAnswerSchema;

/**
 * Saves a quote. The server computes the price; no personal data is sent.
 * @param idempotencyKey the same on a retry, so that it stays one quote
 * @throws ApiError
 */
export function saveQuote(request: SaveQuoteRequest, idempotencyKey: string): Promise<SavedQuote> {
  return call(routes.saveQuote, savedQuoteSchema, {
    body: request,
    headers: { 'idempotency-key': idempotencyKey, ...visitHeaders() },
  });
}

/** The quote of a link; null when the link is invalid. @throws ApiError when the request fails */
export async function findSavedQuote(token: string): Promise<SavedQuote | null> {
  try {
    return await call(fill(routes.getSavedQuote, { token }), savedQuoteSchema);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Has the server e-mail a saved quote. The response is the same for every address. @throws ApiError */
export async function mailQuote(token: string, email: string): Promise<void> {
  await call(fill(routes.mailQuote, { token }), mailAnswerSchema, { body: { email } });
}
