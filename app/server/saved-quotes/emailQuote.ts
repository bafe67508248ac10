import { randomUUID } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { countWithinDailyLimit } from '../platform/limits/dailyLimit.ts';
import { countMail, type Requester } from '../platform/limits/mailLimit.ts';
import { mailboxOf } from '../platform/mail/mailbox.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import { savedQuoteEmail } from './email.ts';
import { rememberOwner } from './owners.ts';
import type { SavedQuoteRow } from './table.ts';
import { linkOf } from './token.ts';

const sentToday = () =>
  new HttpError(
    429,
    'too-many',
    'We’ve already sent this quote to this address today. Please look in the spam folder too, or copy the link.',
  );
const tooMany = () =>
  new HttpError(
    429,
    'too-many',
    'We’ve already sent several quotes to this address today, so this one wasn’t sent. Please copy the link, or try again tomorrow.',
  );

/**
 * E-mails a saved quote, at most once a day and a few quotes a day to one mailbox, so that it can't be used to spam others.
 * @throws HttpError when it isn't sent
 */
export async function emailQuote(
  context: Context,
  row: SavedQuoteRow,
  email: string,
  requester: Requester,
  origin: string,
): Promise<void> {
  const { database, settings } = context;
  const now = context.now();
  await database.transaction().execute(async (transaction) => {
    const sameQuote = `${row.id} ${mailboxOf(email)}`;
    if (!(await countWithinDailyLimit(transaction, 'sameQuoteMails', sameQuote, settings, now))) throw sentToday();
    if (!(await countMail(transaction, 'quoteMails', { address: email }, requester, settings, now))) throw tooMany();
    const id = `${row.id}-quote-${randomUUID()}`;
    const quoteEmail = savedQuoteEmail({
      row,
      recipient: email,
      id,
      link: linkOf(row, settings, origin),
      settings,
      catalogue: context.catalogue,
    });
    await enqueueEmails(transaction, [quoteEmail], now.toISOString());
    await rememberOwner(transaction, row.id, email, settings, now);
  });
  context.wakeMailWorker();
}
