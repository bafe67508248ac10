import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/httpError.ts';
import { limits, windowMilliseconds } from '../limits/limits.ts';
import type { Settings } from '../settings.ts';

/** Refuses what is asked too often about one e-mail address. */
export type AddressLimit = (request: FastifyRequest, reply: FastifyReply, address: string) => Promise<void>;

/** Counts logins by the address that is to be logged in to: many machines that share the guessing are slow together. */
export function limitPerAddress(app: FastifyInstance, { rateLimit }: Settings): AddressLimit {
  if (rateLimit === 0) return async () => {};
  const addresses = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    max: limits.logins.most,
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
      `Somebody tried to log in with this address very often. Please wait ${Math.ceil(counted.ttlInSeconds / 60)} minutes, or set a new password.`,
    );
  };
}
