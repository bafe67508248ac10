import rateLimit from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { limits, windowMilliseconds } from '../limits/limits.ts';
import { ipv6Subnet } from '../limits/network.ts';
import { sharedRateLimits } from '../limits/sharedRateLimits.ts';
import type { Settings } from '../settings/settings.ts';
import { HttpError } from './httpError.ts';

/**
 * Registers rate limiting by network; each route sets its limit in `config`. With PostgreSQL, the limits hold across
 * servers; with SQLite, there is only one server.
 */
export async function registerRateLimit(
  app: FastifyInstance,
  { database, settings, now }: Pick<Context, 'database' | 'settings' | 'now'>,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    ...(settings.databaseUrl ? { store: sharedRateLimits(database, settings, now) } : {}),
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

/** For routes that read the database: far more requests than a visitor needs, and too few to guess a link. */
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
