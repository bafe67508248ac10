import type { Context } from '../context.ts';
import type { SubscriberRow } from '../db/schema.ts';
import { alreadySubscribedEmail, confirmSubscriptionEmail, welcomeEmail } from '../emails/newsletter.ts';
import { countWithinDailyLimit } from '../limits/dailyLimit.ts';
import { canonicalAddress } from '../mail/canonicalAddress.ts';
import { enqueueEmails } from '../mail/outbox.ts';
import {
  confirmSubscriber,
  deleteSubscriber,
  deleteUnconfirmed,
  extendConfirmation,
  subscriberById,
  upsertSubscriber,
} from './subscribers.ts';

/**
 * Asks whoever has the mailbox to confirm. What happens is to be seen in the mailbox alone: the same is done and answered
 * for an address that is on the list already.
 * @param origin of this site, for the link in the mail
 */
export async function subscribe(context: Context, email: string, origin: string): Promise<void> {
  const { database, settings, now } = context;
  const at = now();
  await database.transaction().execute(async (transaction) => {
    await deleteUnconfirmed(transaction, at);
    const subscriber = await upsertSubscriber(transaction, email, at);
    if (!(await countWithinDailyLimit(transaction, 'newsletterMails', canonicalAddress(email), settings, at))) return;
    const write = subscriber.status === 'subscribed' ? alreadySubscribedEmail : confirmSubscriptionEmail;
    await enqueueEmails(transaction, [write(subscriber, settings, origin)], at.toISOString());
    await extendConfirmation(transaction, subscriber, at);
  });
  context.wakeMailWorker();
}

/** Puts a subscriber on the list and says so by mail; twice is once. Nothing when the link is out of date. */
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

/** Takes a subscriber off the list and forgets the address. */
export async function unsubscribe({ database }: Context, id: string): Promise<void> {
  await deleteSubscriber(database, id);
}
