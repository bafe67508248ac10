import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { limits, networkOf, windowMilliseconds } from '../platform/limits/limits.ts';
import { accountByAddress, passwordOf } from './accounts.ts';
import { knownBrowser } from './knownBrowser.ts';

/** Counts attempts by key. @returns the seconds to wait; 0 within the limit */
function createCounter(app: FastifyInstance, limit: { max: number; minutes: number }) {
  const keys = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    max: limit.max,
    timeWindow: windowMilliseconds(limit),
    keyGenerator: (request) => keys.get(request) ?? '',
  });
  return async (request: FastifyRequest, key: string): Promise<number> => {
    keys.set(request, key);
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded ? 0 : counted.ttlInSeconds;
  };
}

const tooMany = (seconds: number, what: string, instead: string) =>
  new HttpError(
    429,
    'too-many',
    `There were too many ${what}. Please wait ${Math.ceil(seconds / 60)} minutes${instead}.`,
    { retryAfter: seconds },
  );

/** @throws HttpError above the limit of logins for an address */
export type LoginLimit = (request: FastifyRequest, address: string) => Promise<void>;

/**
 * Limits logins by account and network, and by account for all networks together. A browser that has logged in before
 * counts alone, so that nobody can lock the owner out. A new password starts the counts anew.
 */
export function createLoginLimit(app: FastifyInstance, { database, settings }: Context): LoginLimit {
  if (settings.rateLimit === 0) return async () => {};
  const countOwn = createCounter(app, limits.logins);
  const countAll = createCounter(app, limits.loginsFromAnywhere);
  return async (request, address) => {
    const account = await accountByAddress(database, address);
    const password = account && (await passwordOf(database, account.id));
    const guessed = `login:${address} ${password}`;
    const browser = knownBrowser(request, address, settings);
    const client = browser ?? networkOf(request, settings);
    const seconds =
      (await countOwn(request, `${guessed} ${client}`)) ||
      (browser === undefined && (await countAll(request, guessed)));
    if (seconds) throw tooMany(seconds, 'login attempts with this address', ', or set a new password');
  };
}

/** Limits how often a member who is logged in to the desk may enter a password or code again. @throws HttpError */
export function createProofLimit(app: FastifyInstance, { settings }: Context) {
  if (settings.rateLimit === 0) return async () => {};
  const count = createCounter(app, limits.logins);
  return async (request: FastifyRequest, kind: 'prove' | 'factor', address: string): Promise<void> => {
    const seconds = await count(request, `${kind}:${address}`);
    if (seconds) throw tooMany(seconds, 'attempts', '');
  };
}
