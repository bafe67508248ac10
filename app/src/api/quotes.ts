import type { KeptQuote } from '../orders/saved-quote/savedQuoteSchema.ts';
import type { KeepRequest } from '../orders/saved-quote/saveQuoteSchema.ts';
import { call } from './http.ts';
import { ApiError } from './request.ts';

const keptQuoteSchema = async () => (await import('../orders/saved-quote/savedQuoteSchema.ts')).keptQuoteSchema;
const mailAnswerSchema = async () => (await import('../orders/saved-quote/savedQuoteSchema.ts')).mailAnswerSchema;

/**
 * Keeps a quote. The server works out the price; nothing about a person is sent.
 * @param idempotencyKey repeated for a retry, so that it stays one quote
 * @throws ApiError
 */
export function keepQuote(request: KeepRequest, idempotencyKey: string): Promise<KeptQuote> {
  return call('/api/quotes', keptQuoteSchema, {
    method: 'POST',
    body: request,
    headers: { 'idempotency-key': idempotencyKey },
  });
}

/** The quote behind a link; null when the link is none of ours. @throws ApiError when the server cannot say */
export async function keptQuote(token: string): Promise<KeptQuote | null> {
  try {
    return await call(`/api/quotes/${encodeURIComponent(token)}`, keptQuoteSchema);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Asks the server to mail a kept quote. The answer is the same whatever the address. @throws ApiError */
export async function mailQuote(token: string, email: string): Promise<void> {
  await call(`/api/quotes/${encodeURIComponent(token)}/mail`, mailAnswerSchema, { method: 'POST', body: { email } });
}
