import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { hmac } from '../platform/crypto/hmac.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { ipv6Subnet } from '../platform/limits/limits.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** Events for the operator to detect and investigate attacks on accounts. */
export type SecurityEvent =
  | 'account-opened'
  | 'login'
  | 'login-failed'
  | 'login-limited'
  | 'password-check-failed'
  | 'password-reset-requested'
  | 'password-reset'
  | 'password-changed'
  | 'sessions-ended'
  | 'address-change-requested'
  | 'address-changed'
  | 'data-exported'
  | 'account-deletion-requested'
  | 'account-deleted';

const suspiciousEvents = new Set<SecurityEvent>(['login-failed', 'login-limited', 'password-check-failed']);

/** Digits of the HMAC: enough to tell accounts and networks apart. */
const hmacLength = 16;

/**
 * Writes a line to the log: `{"security":"login-failed","account":"…","network":"…"}`. Account and network are HMACs
 * of the e-mail address and of the visitor's network, so that lines about the same one can be matched without naming it.
 * @param address undefined where it isn't known: a wrong code names no account
 */
export function logSecurity(
  { secret }: Pick<Settings, 'secret'>,
  request: FastifyRequest,
  security: SecurityEvent,
  address: string | undefined,
): void {
  const hashed = (purpose: string, text: string) => hmac(`log:${purpose}`, text, secret).slice(0, hmacLength);
  const line = {
    security,
    ...(address !== undefined && { account: hashed('account', address) }),
    network: hashed('network', normalizeIP(request.ip, ipv6Subnet)),
  };
  request.log[suspiciousEvents.has(security) ? 'warn' : 'info'](line, 'security');
}

/** Error codes that may indicate guessing. */
const guessCodes = new Set([
  'INVALID_EMAIL_OR_PASSWORD',
  'INVALID_PASSWORD',
  'EMAIL_NOT_VERIFIED',
  'WRONG_CODE',
  'WRONG_PASSKEY',
  'too-many',
]);

/** Awaits an attempt and logs its failure if it may indicate guessing. */
export async function logRefusal<T>(
  settings: Pick<Settings, 'secret'>,
  request: FastifyRequest,
  security: SecurityEvent,
  address: string | undefined,
  attempt: Promise<T>,
): Promise<T> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof HttpError && guessCodes.has(error.code)) logSecurity(settings, request, security, address);
    throw error;
  }
}
