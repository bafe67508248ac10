import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { hmac } from '../crypto/hmac.ts';
import { HttpError } from '../http/httpError.ts';
import { ipv6Subnet } from '../limits/network.ts';
import type { Settings } from '../settings.ts';

/** What an operator has to see to notice an attack on accounts, or to follow one up. */
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

const alarming = new Set<SecurityEvent>(['login-failed', 'login-limited', 'password-check-failed']);

/** Digits of the HMAC: enough to tell accounts and networks apart. */
const length = 16;

/**
 * Writes a line to the log: `{"security":"login-failed","account":"…","network":"…"}`. Account and network are HMACs
 * of the e-mail address and of the visitor's network, so that lines about the same one can be matched without naming it.
 */
export function logSecurity(
  { secret }: Pick<Settings, 'secret'>,
  request: FastifyRequest,
  security: SecurityEvent,
  address: string,
): void {
  const hashed = (purpose: string, text: string) => hmac(`log:${purpose}`, text, secret).slice(0, length);
  const line = {
    security,
    account: hashed('account', address),
    network: hashed('network', normalizeIP(request.ip, ipv6Subnet)),
  };
  request.log[alarming.has(security) ? 'warn' : 'info'](line, 'security');
}

/** Codes of the refusals that may come from somebody who guesses. */
const guesses = new Set(['INVALID_EMAIL_OR_PASSWORD', 'INVALID_PASSWORD', 'EMAIL_NOT_VERIFIED', 'too-many']);

/** Waits for what was tried with an account, and logs when it was refused because somebody may be guessing. */
export async function logRefusal<T>(
  settings: Pick<Settings, 'secret'>,
  request: FastifyRequest,
  security: SecurityEvent,
  address: string,
  tried: Promise<T>,
): Promise<T> {
  try {
    return await tried;
  } catch (error) {
    if (error instanceof HttpError && guesses.has(error.code)) logSecurity(settings, request, security, address);
    throw error;
  }
}
