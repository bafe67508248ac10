import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './httpError.ts';

/** Names one attempt of one visitor; a request without the header is an attempt of its own. */
export function attemptOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return randomUUID();
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new HttpError(400, 'invalid-key', 'The header Idempotency-Key must be 1 to 255 visible characters.');
}

/** Tells a repeated request from another one under the same key. */
export function fingerprintOf(request: object): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
