import { randomUUID } from 'node:crypto';
import type { KeptQuoteRow } from '../db/schema.ts';
import { countDaily } from '../limits/daily.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { post } from '../mail/outbox.ts';
import { rememberKeeper } from './keepers.ts';
import { quoteLetter } from './letter.ts';
import { linkOf } from './link.ts';
import type { Context } from '../context.ts';

/** Takes back what was counted for a mail that is not sent. */
const enough = new Error('This mailbox has had enough quotes today.');

/**
 * Sends a kept quote to an address, once a day, and never more than a few a day to one mailbox: nobody can use us to
 * pester somebody else. Whoever asks learns nothing about the address.
 */
export async function sendByMail(context: Context, row: KeptQuoteRow, email: string, origin: string): Promise<void> {
  const { database, settings } = context;
  const mailbox = mailboxOf(email);
  const now = context.now();
  const sending = database.transaction().execute(async (transaction) => {
    if (!(await countDaily(transaction, 'sameQuoteMails', `${row.id} ${mailbox}`, settings, now))) throw enough;
    if (!(await countDaily(transaction, 'quoteMails', mailbox, settings, now))) throw enough;
    const id = `${row.id}-quote-${randomUUID()}`;
    const letter = quoteLetter({ row, recipient: email, id, link: linkOf(row, settings, origin), settings });
    await post(transaction, [letter], now.toISOString());
    await rememberKeeper(transaction, row.id, email, settings, now);
  });
  await sending.catch((error: unknown) => {
    if (error !== enough) throw error;
  });
  context.wakeMailWorker();
}
