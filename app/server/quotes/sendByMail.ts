import type { Transaction } from 'kysely';
import type { KeptQuoteRow, Schema } from '../db/schema.ts';
import { keyed } from '../http/keyed.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { post } from '../mail/outbox.ts';
import { rememberKeeper } from './keepers.ts';
import { quoteLetter } from './letter.ts';
import { linkOf } from './link.ts';
import { type Shelf, today } from './shelf.ts';

/** Letters about quotes that one mailbox gets on a day, whoever asks. */
export const mostADay = 3;

/**
 * Sends a kept quote to an address, once a day, and never more than a few a day to one mailbox: nobody can use us to
 * pester somebody else. Whoever asks learns nothing about the address.
 */
export async function sendByMail(shelf: Shelf, row: KeptQuoteRow, email: string, origin: string): Promise<void> {
  const { database, settings } = shelf;
  const day = today(shelf);
  const mailbox = keyed('mailbox', mailboxOf(email), settings.secret);
  await database.transaction().execute(async (transaction) => {
    if (!(await isAllowed(transaction, { quote_id: row.id, mailbox, day }))) return;
    const id = `${row.id}-quote-${mailbox.slice(0, 16)}-${day}`;
    const letter = quoteLetter({ row, recipient: email, id, link: linkOf(row, settings, origin), settings });
    await post(transaction, [letter], shelf.now().toISOString());
    await rememberKeeper(transaction, row.id, email, settings, shelf.now());
  });
  shelf.mailWaits();
}

/**
 * Writes down that this quote goes to this mailbox today, in the first turn that is free; false when it went already, or
 * when no turn is left. Of several that ask at once, each gets a turn of its own or none.
 */
async function isAllowed(
  transaction: Transaction<Schema>,
  mail: Omit<Schema['quote_mails'], 'turn'>,
): Promise<boolean> {
  for (let turn = 1; turn <= mostADay; turn += 1) {
    const stored = await transaction
      .insertInto('quote_mails')
      .values({ ...mail, turn })
      .onConflict((conflict) => conflict.doNothing())
      .returning('turn')
      .executeTakeFirst();
    if (stored) return true;
  }
  return false;
}
