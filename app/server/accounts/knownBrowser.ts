import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownBrowserDays } from '../../src/domain/retention.ts';
import { hmac, sign, verifySigned } from '../platform/crypto/hmac.ts';
import { cookieName, cookiesIn, setCookie } from '../platform/http/cookies.ts';
import type { Settings } from '../platform/settings/settings.ts';

const purpose = 'known-browser';
/** How many accounts a browser is known for: one of a customer and one of the desk, and a few more. */
const maxAccounts = 4;

const cookie = 'agency.known_browser';

const accountHash = (address: string, { secret }: Settings) => hmac(purpose, address, secret).slice(0, 16);

/** The id of the browser, and hashes of the accounts that it has logged in to, the latest first. */
function readCookie({ headers }: FastifyRequest, settings: Settings): { id: string; accounts: readonly string[] } {
  const signed = cookiesIn(headers.cookie).get(cookieName(cookie, settings));
  const content = signed && verifySigned(purpose, signed, settings.secret);
  const [id = randomUUID(), ...accounts] = content ? content.split('.') : [];
  return { id, accounts };
}

/**
 * The id of a browser that has logged in to the account of an address before; undefined for any other. Such a browser has
 * limits of its own, so that a stranger's requests don't lock its owner out.
 */
export function knownBrowser(request: FastifyRequest, address: string, settings: Settings): string | undefined {
  const { id, accounts } = readCookie(request, settings);
  return accounts.includes(accountHash(address, settings)) ? id : undefined;
}

/** Remembers that the browser has logged in to an account. The cookie is not a login. */
export function rememberBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  settings: Settings,
): void {
  const { id, accounts } = readCookie(request, settings);
  const account = accountHash(address, settings);
  const known = [account, ...accounts.filter((other) => other !== account)].slice(0, maxAccounts);
  remember(reply, [id, ...known], settings);
}

/** Forgets that the browser has logged in to an account, once that is deleted. */
export function forgetBrowser(request: FastifyRequest, reply: FastifyReply, address: string, settings: Settings): void {
  const { id, accounts } = readCookie(request, settings);
  const known = accounts.filter((other) => other !== accountHash(address, settings));
  remember(reply, known.length > 0 ? [id, ...known] : [], settings);
}

/** @param content id and accounts; nothing deletes the cookie */
function remember(reply: FastifyReply, content: readonly string[], settings: Settings): void {
  const value = content.length > 0 ? sign(purpose, content.join('.'), settings.secret) : '';
  setCookie(reply, cookieName(cookie, settings), value, value ? knownBrowserDays * 24 * 3600 : 0, settings);
}
