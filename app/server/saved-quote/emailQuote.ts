import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { SavedQuoteRow } from '../db/tables/savedQuotes.ts';
import { savedQuoteEmail } from '../emails/savedQuote.ts';
import { countWithinDailyLimit } from '../limits/dailyLimit.ts';
import { canonicalAddress } from '../mail/canonicalAddress.ts';
import { enqueueEmails } from '../mail/outbox.ts';
import { linkOf } from './link.ts';
import { rememberOwner } from './owners.ts';

/** Thrown to roll the counters back when no e-mail is sent. */
const limitReached = new Error('The daily limit of quote e-mails is reached.');

/**
 * E-mails a saved quote, at most once a day and a few quotes a day to one mailbox, so that it can't be used to spam others.
 * The caller doesn't learn whether it was sent.
 */
export async function emailQuote(context: Context, row: SavedQuoteRow, email: string, origin: string): Promise<void> {
  const { database, settings } = context;
  const mailbox = canonicalAddress(email);
  const now = context.now();
  const sending = database.transaction().execute(async (transaction) => {
    if (!(await countWithinDailyLimit(transaction, 'sameQuoteMails', `${row.id} ${mailbox}`, settings, now)))
      throw limitReached;
    if (!(await countWithinDailyLimit(transaction, 'quoteMails', mailbox, settings, now))) throw limitReached;
    const id = `${row.id}-quote-${randomUUID()}`;
    const quoteEmail = savedQuoteEmail({ row, recipient: email, id, link: linkOf(row, settings, origin), settings });
    await enqueueEmails(transaction, [quoteEmail], now.toISOString());
    await rememberOwner(transaction, row.id, email, settings, now);
  });
  await sending.catch((error: unknown) => {
    if (error !== limitReached) throw error;
  });
  context.wakeMailWorker();
}
