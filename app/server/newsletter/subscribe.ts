import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { countMail, type Requester } from '../platform/limits/mailLimit.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import { alreadySubscribedEmail, confirmSubscriptionEmail, welcomeEmail } from './emails.ts';
import {
  confirmSubscriber,
  deleteSubscriber,
  deleteUnconfirmed,
  extendConfirmation,
  subscriberById,
  upsertSubscriber,
} from './subscribers.ts';
import type { SubscriberRow } from './table.ts';

/**
 * Sends the confirmation e-mail. The answer is the same for an address that is already subscribed, so that no one can find
 * out who subscribes.
 * @param requester for the limit of e-mails
 * @param origin the site's origin, for the link in the e-mail
 * @throws HttpError when too many e-mails were sent
 */
export async function subscribe(context: Context, email: string, requester: Requester, origin: string): Promise<void> {
  const { database, settings, now } = context;
  const at = now();
  await database.transaction().execute(async (transaction) => {
    await deleteUnconfirmed(transaction, at);
    const subscriber = await upsertSubscriber(transaction, email, at);
    if (!(await countMail(transaction, 'newsletterMails', { address: email }, requester, settings, at)))
      throw tooMany();
    const write = subscriber.status === 'subscribed' ? alreadySubscribedEmail : confirmSubscriptionEmail;
    await enqueueEmails(transaction, [write(subscriber, settings, origin)], at.toISOString());
    await extendConfirmation(transaction, subscriber, at);
  });
  context.wakeMailWorker();
}

const tooMany = () =>
  new HttpError(
    429,
    'too-many',
    'We’ve already sent several e-mails about the newsletter to this address today. Please use the newest one, and look in the spam folder too.',
  );

/** Confirms a subscription and sends the welcome e-mail. Idempotent; undefined when the link has expired. */
export async function confirm(context: Context, id: string, origin: string): Promise<SubscriberRow | undefined> {
  const { database, settings, now } = context;
  const subscriber = await database.transaction().execute(async (transaction) => {
    const known = await subscriberById(transaction, id, now());
    if (known?.status !== 'pending') return known;
    const confirmed = await confirmSubscriber(transaction, known, now());
    if (confirmed) await enqueueEmails(transaction, [welcomeEmail(confirmed, settings, origin)], now().toISOString());
    return confirmed ?? known;
  });
  context.wakeMailWorker();
  return subscriber;
}

/** Deletes a subscriber. */
export async function unsubscribe({ database }: Context, id: string): Promise<void> {
  await deleteSubscriber(database, id);
}
