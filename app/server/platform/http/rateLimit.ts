import rateLimit, {
  type FastifyRateLimitOptions,
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { hmac } from '../crypto/hmac.ts';
import type { Database } from '../db/open.ts';
import { ipv6Subnet, limits, windowMilliseconds } from '../limits/limits.ts';
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

/** Where the plugin counts the requests of one route, or of one limit without a route. */
interface Counted extends FastifyRateLimitOptions {
  routeInfo?: { method?: string | string[]; url?: string };
}

/**
 * A store for the plugin of rate limits, which counts in the database, across all of its servers. Networks and addresses are
 * stored as HMACs, and deleted with the counts of past days.
 */
function sharedRateLimits(
  database: Database,
  { secret }: Pick<Settings, 'secret'>,
  now: () => Date,
): FastifyRateLimitStoreCtor {
  return class SharedRateLimits implements FastifyRateLimitStore {
    readonly #purpose: string;

    constructor({ routeInfo: { method = '', url = '' } = {} }: Counted) {
      this.#purpose = `rate ${method} ${url}`;
    }

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      window: number,
    ): void {
      this.#count(hmac(this.#purpose, key, secret), window).then(
        (counted) => done(null, counted),
        (error: Error) => done(error),
      );
    }

    child(options: Parameters<FastifyRateLimitStore['child']>[0] & Counted): FastifyRateLimitStore {
      return new SharedRateLimits(options);
    }

    /** Counts one more; the window begins with the first request after the last window. */
    async #count(whose: string, window: number): Promise<{ current: number; ttl: number }> {
      const time = now().getTime();
      const since = new Date(time).toISOString();
      const isPast = sql<boolean>`daily_counts.since <= ${new Date(time - window).toISOString()}`;
      const row = await database
        .insertInto('daily_counts')
        .values({ what: 'requests', whose, count: 1, since })
        .onConflict((conflict) =>
          conflict.columns(['what', 'whose']).doUpdateSet({
            count: sql<number>`case when ${isPast} then 1 else daily_counts.count + 1 end`,
            since: sql<string>`case when ${isPast} then excluded.since else daily_counts.since end`,
          }),
        )
        .returning(['count', 'since'])
        .executeTakeFirstOrThrow();
      return { current: row.count, ttl: Math.max(0, Date.parse(row.since) + window - time) };
    }
  };
}
