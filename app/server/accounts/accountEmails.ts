import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { countMail, countWithinDailyLimit, type Requester } from '../platform/limits/dailyLimit.ts';
import { networkOf } from '../platform/limits/limits.ts';
import { mailboxOf } from '../platform/mail/mailbox.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { accountEmail, type EmailText } from './emails.ts';
import { knownBrowser } from './knownBrowser.ts';

/** What an e-mail is about: `news` reports a change of the account. Each kind has its own limit. */
export type AccountEmailKind = 'sign-up' | 'reset' | 'address' | 'deletion' | 'news';

/**
 * Counts an e-mail; false when the mailbox has reached its limit of this kind. One an hour is always sent: when one isn't,
 * the mailbox has a link that is at most an hour old.
 */
export async function isWithinEmailLimit(
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  transaction: Transaction,
  kind: AccountEmailKind,
  address: string,
  requester: Requester,
): Promise<boolean> {
  if (await countMail(transaction, 'accountMails', { address, about: kind }, requester, settings, now())) return true;
  const mailbox = `${kind} ${mailboxOf(address)}`;
  return countWithinDailyLimit(transaction, 'hourlyAccountMails', mailbox, settings, now());
}

/** Who requests an e-mail to an address: a browser that has logged in to its account before, or a network. */
export function requesterOf(request: FastifyRequest, address: string, settings: Settings): Requester {
  const browser = knownBrowser(request, address, settings);
  return browser === undefined ? { key: networkOf(request, settings) } : { key: browser, isKnown: true };
}

/** When no e-mail is sent. It says the same for every address, or it would reveal who has an account. */
export const tooManyEmails = () =>
  new HttpError(
    429,
    'too-many',
    'No e-mail was sent, as there were many requests for this address. If it has an account or has signed up, our newest e-mail is less than an hour old: please use that one, and look in the spam folder too. Or try again in an hour.',
  );

/** Queues an e-mail about an account. */
export async function enqueueAccountEmail(
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  transaction: Transaction,
  kind: AccountEmailKind,
  address: string,
  text: EmailText,
): Promise<void> {
  const email = accountEmail(`account-${kind}-${randomUUID()}`, address, text, settings);
  await enqueueEmails(transaction, [email], now().toISOString());
}
