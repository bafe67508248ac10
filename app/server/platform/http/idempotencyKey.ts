import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './httpError.ts';

/** The request's `Idempotency-Key`; a new one for a request without the header. */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return randomUUID();
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new HttpError(400, 'invalid-key', 'The header Idempotency-Key must be 1 to 255 visible characters.');
}

/** SHA-256 of a request, to tell a repeated request from a different one under the same idempotency key. */
export function fingerprintOf(request: object): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
