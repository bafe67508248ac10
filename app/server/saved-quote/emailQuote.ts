import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { KeptQuoteRow } from '../db/schema.ts';
import { savedQuoteEmail } from '../emails/savedQuote.ts';
import { countWithinDailyLimit } from '../limits/dailyLimit.ts';
import { canonicalAddress } from '../mail/canonicalAddress.ts';
import { enqueueEmails } from '../mail/outbox.ts';
import { linkOf } from './link.ts';
import { rememberOwner } from './owners.ts';

/** Takes back what was counted for a mail that is not sent. */
const enough = new Error('This mailbox has had enough quotes today.');

/**
 * Sends a kept quote to an address, once a day, and never more than a few a day to one mailbox: nobody can use us to
 * pester somebody else. Whoever asks learns nothing about the address.
 */
export async function emailQuote(context: Context, row: KeptQuoteRow, email: string, origin: string): Promise<void> {
  const { database, settings } = context;
  const mailbox = canonicalAddress(email);
  const now = context.now();
  const sending = database.transaction().execute(async (transaction) => {
    if (!(await countWithinDailyLimit(transaction, 'sameQuoteMails', `${row.id} ${mailbox}`, settings, now)))
      throw enough;
    if (!(await countWithinDailyLimit(transaction, 'quoteMails', mailbox, settings, now))) throw enough;
    const id = `${row.id}-quote-${randomUUID()}`;
    const letter = savedQuoteEmail({ row, recipient: email, id, link: linkOf(row, settings, origin), settings });
    await enqueueEmails(transaction, [letter], now.toISOString());
    await rememberOwner(transaction, row.id, email, settings, now);
  });
  await sending.catch((error: unknown) => {
    if (error !== enough) throw error;
  });
  context.wakeMailWorker();
}
