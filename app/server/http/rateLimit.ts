import rateLimit from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { limits, windowMilliseconds } from '../limits/limits.ts';
import { ipv6Subnet } from '../limits/network.ts';
import type { Settings } from '../settings.ts';
import { HttpError } from './httpError.ts';

/** Registers rate limiting by network; each route sets its limit in `config`. */
export async function registerRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    ipv6Subnet,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return new HttpError(
        429,
        'too-many',
        `You’ve sent too many requests in a short time. Please wait ${seconds} seconds and try again.`,
      );
    },
  });
}

/** For routes that store something. */
export function writeLimit({ rateLimit: max }: Settings): FastifyContextConfig {
  return { rateLimit: max > 0 ? { max, timeWindow: 60_000 } : false };
}

/** For routes that read the database: far above what a visitor needs, and too few to guess a link. */
export function readLimit({ rateLimit: max }: Settings): FastifyContextConfig {
  return { rateLimit: max > 0 ? { max: max * 20, timeWindow: 60_000 } : false };
}

/**
 * For forms that send e-mail to an unverified address. Counts after the body is parsed, so that a rejection can show what
 * was typed.
 */
export function formLimit({ rateLimit: max }: Settings): FastifyContextConfig {
  const { forms } = limits;
  return {
    rateLimit: max > 0 && { max: Math.min(max, forms.max), timeWindow: windowMilliseconds(forms), hook: 'preHandler' },
  };
}
