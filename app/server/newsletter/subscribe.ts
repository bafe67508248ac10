import type { SubscriberRow } from '../db/schema.ts';
import { countDaily } from '../limits/daily.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { post } from '../mail/outbox.ts';
import { alreadyLetter, confirmLetter, welcomeLetter } from './letters.ts';
import type { Context } from '../context.ts';
import { confirmSubscriber, deleteUnconfirmed, forget, subscriberById, subscriberOf, waitAnew } from './subscribers.ts';

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
    const subscriber = await subscriberOf(transaction, email, at);
    if (!(await countDaily(transaction, 'newsletterMails', mailboxOf(email), settings, at))) return;
    const write = subscriber.status === 'subscribed' ? alreadyLetter : confirmLetter;
    await post(transaction, [write(subscriber, settings, origin)], at.toISOString());
    await waitAnew(transaction, subscriber, at);
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
    if (confirmed) await post(transaction, [welcomeLetter(confirmed, settings, origin)], now().toISOString());
    return confirmed ?? known;
  });
  context.wakeMailWorker();
  return subscriber;
}

/** Takes a subscriber off the list and forgets the address. */
export async function unsubscribe({ database }: Context, id: string): Promise<void> {
  await forget(database, id);
}
