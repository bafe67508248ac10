import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/httpError.ts';

/**
 * Refuses a change that comes with a cookie and does not say from which page: every browser says so, and a program of its
 * own has no cookie. What says that it comes from another site is refused everywhere.
 * @throws HttpError
 */
export function refuseUnsaid({ method, headers }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD' || headers.cookie === undefined) return;
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) return;
  throw new HttpError(
    403,
    'FOREIGN_ORIGIN',
    'This does not say where it comes from, so nothing was done. Please open our site and do it from there.',
  );
}
