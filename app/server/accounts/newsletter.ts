import type { NewsletterState } from '../../src/domain/contract/account.ts';
import type { Context } from '../context.ts';
import { welcomeEmail } from '../emails/newsletter.ts';
import { enqueueEmails } from '../mail/outbox.ts';
import { confirmSubscriber, upsertSubscriber } from '../newsletter/subscribers.ts';

export async function newsletterOf({ database, now }: Context, address: string): Promise<NewsletterState> {
  const subscriber = await database
    .selectFrom('subscribers')
    .select('status')
    .where('address', '=', address)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now().toISOString())]))
    .executeTakeFirst();
  if (!subscriber) return 'none';
  return subscriber.status === 'subscribed' ? 'subscribed' : 'waiting';
}

/**
 * Puts the address of an account on the newsletter's list, or takes it off. The account has proved it, so nothing more has
 * to be confirmed; a letter says how to end it.
 * @param origin of this site, for the link in the mail
 */
export async function switchNewsletter(
  { database, settings, now, wakeMailWorker }: Context,
  address: string,
  subscribed: boolean,
  origin: string,
): Promise<NewsletterState> {
  await database.transaction().execute(async (transaction) => {
    if (!subscribed) {
      await transaction.deleteFrom('subscribers').where('address', '=', address).execute();
      return;
    }
    const subscriber = await upsertSubscriber(transaction, address, now());
    const confirmed = await confirmSubscriber(transaction, subscriber, now());
    if (confirmed) await enqueueEmails(transaction, [welcomeEmail(confirmed, settings, origin)], now().toISOString());
  });
  wakeMailWorker();
  return subscribed ? 'subscribed' : 'none';
}
