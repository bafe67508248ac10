import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { sql } from 'kysely';
import { hmac } from '../crypto/hmac.ts';
import type { Database } from '../db/open.ts';
import type { Settings } from '../settings/settings.ts';

/** Where the plugin counts the requests of one route, or of one limit without a route. */
interface Counted extends FastifyRateLimitOptions {
  routeInfo?: { method?: string | string[]; url?: string };
}

/**
 * A store for the plugin of rate limits, which counts in the database, across all of its servers. Networks and addresses are
 * stored as HMACs, and deleted with the counts of past days.
 */
export function sharedRateLimits(
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
