import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/httpError.ts';
import { limits, windowMilliseconds } from '../limits/limits.ts';
import type { Settings } from '../settings.ts';

/** @throws HttpError above the limit of logins for an address */
export type LoginLimit = (request: FastifyRequest, reply: FastifyReply, address: string) => Promise<void>;

/** Per-account limit against distributed password guessing. */
export function createLoginLimit(app: FastifyInstance, { rateLimit }: Settings): LoginLimit {
  if (rateLimit === 0) return async () => {};
  const addresses = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    max: limits.logins.max,
    timeWindow: windowMilliseconds(limits.logins),
    keyGenerator: (request) => `login:${addresses.get(request)}`,
  });
  return async (request, reply, address) => {
    addresses.set(request, address);
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw new HttpError(
      429,
      'too-many',
      `There were too many login attempts with this address. Please wait ${Math.ceil(counted.ttlInSeconds / 60)} minutes, or set a new password.`,
    );
  };
}
