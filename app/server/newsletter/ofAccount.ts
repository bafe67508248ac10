import type { NewsletterState } from '../../src/domain/contract/account.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/inTransaction.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import { welcomeEmail } from './emails.ts';
import { confirmSubscriber, upsertSubscriber } from './subscribers.ts';

export async function newsletterState({ database, now }: Context, address: string): Promise<NewsletterState> {
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
 * Subscribes or unsubscribes the address of an account. It is verified, so no confirmation is needed.
 * @param origin the site's origin, for the link in the e-mail
 */
export async function setNewsletter(
  context: Context,
  address: string,
  subscribed: boolean,
  origin: string,
): Promise<NewsletterState> {
  const { settings, now } = context;
  await inTransaction(context, async (transaction) => {
    if (!subscribed) {
      await transaction.deleteFrom('subscribers').where('address', '=', address).execute();
      return;
    }
    const subscriber = await upsertSubscriber(transaction, address, now());
    const confirmed = await confirmSubscriber(transaction, subscriber, now());
    if (confirmed) await enqueueEmails(transaction, [welcomeEmail(confirmed, settings, origin)], now().toISOString());
  });
  return subscribed ? 'subscribed' : 'none';
}
