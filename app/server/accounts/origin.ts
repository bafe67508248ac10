import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/httpError.ts';
import { ownOrigin } from '../http/ownOrigin.ts';
import type { Settings } from '../settings.ts';

/**
 * Refuses what another site has a browser send here: a call that changes something comes from a page of our own, or from
 * a program that brings no cookie.
 * @throws HttpError
 */
export function refuseForeign(request: FastifyRequest, settings: Settings): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, cookie, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined && cookie === undefined && site === undefined) return;
  if (origin === ownOrigin(settings, request)) return;
  throw new HttpError(403, 'FOREIGN_ORIGIN', 'This came from another site, so nothing was done. Please use our pages.');
}
