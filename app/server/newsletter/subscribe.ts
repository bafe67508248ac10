import type { SubscriberRow } from '../db/schema.ts';
import { post } from '../mail/outbox.ts';
import { alreadyLetter, confirmLetter, welcomeLetter } from './letters.ts';
import type { MailingList } from './list.ts';
import {
  confirmSubscriber,
  countMail,
  forget,
  forgetExpired,
  mailsSince,
  subscriberById,
  subscriberOf,
} from './subscribers.ts';

const day = 24 * 3_600_000;
/** So many mails about a subscription a mailbox gets in a day, whoever asks for them. */
const mostMails = 3;

/**
 * Asks whoever has the mailbox to confirm. What happens is to be seen in the mailbox alone: the same is done and answered
 * for an address that is on the list already.
 * @param origin of this site, for the link in the mail
 */
export async function subscribe(list: MailingList, email: string, origin: string): Promise<void> {
  const { database, settings, now } = list;
  const at = now();
  const yesterday = new Date(at.getTime() - day);
  await database.transaction().execute(async (transaction) => {
    await forgetExpired(transaction, at);
    const subscriber = await subscriberOf(transaction, email, at);
    if ((await mailsSince(transaction, subscriber.mailbox, yesterday)) >= mostMails) return;
    const write = subscriber.status === 'subscribed' ? alreadyLetter : confirmLetter;
    await post(transaction, [write(subscriber, settings, origin)], at.toISOString());
    await countMail(transaction, subscriber, at, yesterday);
  });
  list.mailWaits();
}

/** Puts a subscriber on the list and says so by mail; twice is once. Nothing when the link is out of date. */
export async function confirm(list: MailingList, id: string, origin: string): Promise<SubscriberRow | undefined> {
  const { database, settings, now } = list;
  const subscriber = await database.transaction().execute(async (transaction) => {
    const known = await subscriberById(transaction, id, now());
    if (known?.status !== 'pending') return known;
    const confirmed = await confirmSubscriber(transaction, known, now());
    if (confirmed) await post(transaction, [welcomeLetter(confirmed, settings, origin)], now().toISOString());
    return confirmed ?? known;
  });
  list.mailWaits();
  return subscriber;
}

/** Takes a subscriber off the list and forgets the address. */
export async function unsubscribe({ database }: MailingList, id: string): Promise<void> {
  await forget(database, id);
}
