import rateLimit from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { limits, windowOf } from '../limits/limits.ts';
import { ipv6Subnet } from '../limits/network.ts';
import type { Settings } from '../settings.ts';
import { HttpError } from './httpError.ts';

/** Counts calls by the address they come from, on the routes that ask for it. */
export async function countCalls(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    ipv6Subnet,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return new HttpError(
        429,
        'too-many',
        `There were too many requests in a short time. Please wait ${seconds} seconds.`,
      );
    },
  });
}

/** For the `config` of a route that places orders. */
export function limited({ rateLimit: max }: Settings): FastifyContextConfig {
  return { rateLimit: max > 0 ? { max, timeWindow: 60_000 } : false };
}

/** For a route that reads the database: no visitor asks so often, nobody guesses a link, and the calendar stays quick. */
export function reading({ rateLimit: max }: Settings): FastifyContextConfig {
  return { rateLimit: max > 0 ? { max: max * 20, timeWindow: 60_000 } : false };
}

/**
 * For a form that sends mail to an address nobody has proved yet. Counts once
 * the body is read, so that a refusal can keep what was typed.
 */
export function rarely({ rateLimit: max }: Settings): FastifyContextConfig {
  const { forms } = limits;
  return {
    rateLimit: max > 0 && { max: Math.min(max, forms.most), timeWindow: windowOf(forms), hook: 'preHandler' },
  };
}
