import { listSessions } from '../accounts/session.ts';
import { balanceRequestsOf } from '../checkout/balance/requests.ts';
import { refundsOfOrders } from '../checkout/refunds.ts';
import { notesOf } from '../checkout/staff/order.ts';
import { transfersOf } from '../checkout/staff/transfers.ts';
import { documentOf, invoicesOf } from '../invoices/invoices.ts';
import { answersOf } from '../messages/messages.ts';
import { versionsOf } from '../offers/offers.ts';
import { addressOf, briefOf, descriptionOf, linesOf, referenceOf, selectionOf } from '../orders/order.ts';
import { refundedOf } from '../orders/payments.ts';
import type { Context } from '../platform/context.ts';
import { tables } from '../platform/db/schema.ts';
import { exported } from '../platform/db/table.ts';
import { aboutOf, linkOf, pricedOf, storedSelectionOf } from '../saved-quotes/savedQuotes.ts';
import type { Person } from './person.ts';
import { findPersonalData, followUpsOf } from './personalData.ts';

/**
 * All personal data of a person as JSON, without hashes, tokens and other secrets.
 * @param sessionId the session of the account that exports its own data; null when the agency exports it
 * @param origin the site's origin, for the links
 */
export async function exportPersonalData(
  context: Context,
  { addresses, account }: Person,
  sessionId: string | null,
  origin: string,
): Promise<Readonly<Record<string, unknown>> & { exportedAt: string }> {
  const { database, settings, now } = context;
  const { bookings, orders, quotes, messages, offers } = await findPersonalData(context, addresses);
  const orderIds = orders.map(({ id }) => id);
  const [refunded, notes, transfers, requests, refunds, invoices, answers, subscriptions, mails, followUps] =
    await Promise.all([
      refundedOf(database, orders),
      notesOf(database, orderIds),
      transfersOf(database, orderIds),
      balanceRequestsOf(database, orderIds),
      refundsOfOrders(database, orderIds),
      invoicesOf(database, orderIds),
      answersOf(
        database,
        messages.map(({ id }) => id),
      ),
      database.selectFrom('subscribers').selectAll().where('address', 'in', addresses).orderBy('address').execute(),
      database
        .selectFrom('outbox')
        .selectAll()
        .where(({ fn }) => fn('lower', ['recipient']), 'in', addresses)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
      followUpsOf(database, addresses),
    ]);
  return {
    exportedAt: now().toISOString(),
    account: account && {
      ...exported(tables.accounts, account),
      emailVerified: account.email_verified === 1,
      addresses,
    },
    signedInAt: account ? await listSessions(context, { account, sessionId: sessionId ?? '' }) : [],
    bookings: bookings.map((booking) => exported(tables.bookings, booking)),
    orders: orders.map((order) => {
      const isOwn = ({ order_id }: { order_id: string }) => order_id === order.id;
      return {
        ...exported(tables.orders, order),
        reference: referenceOf(order),
        address: addressOf(order),
        selection: selectionOf(order),
        brief: briefOf(order),
        description: descriptionOf(context.catalogue, order),
        lines: linesOf(order),
        refundedCents: refunded.get(order.id) ?? 0,
        notes: notes.filter(isOwn).map((note) => exported(tables.order_notes, note)),
        transfers: transfers.filter(isOwn).map((transfer) => exported(tables.transfers, transfer)),
        refunds: refunds.filter(isOwn).map((refund) => exported(tables.refunds, refund)),
        balanceRequests: requests.filter(isOwn).map((request) => ({
          ...exported(tables.balance_requests, request),
          instalments: JSON.parse(request.instalments),
        })),
        invoices: invoices
          .filter(isOwn)
          .map((invoice) => ({ ...exported(tables.invoices, invoice), document: documentOf(invoice) })),
      };
    }),
    quotes: quotes.map((quote) => ({
      ...exported(tables.saved_quotes, quote),
      url: linkOf(quote, settings, origin),
      selection: storedSelectionOf(quote),
      about: aboutOf(quote),
      priced: pricedOf(quote),
    })),
    offers: await Promise.all(
      offers.map(async (offer) => ({
        ...exported(tables.offers, offer),
        draft: JSON.parse(offer.draft),
        versions: (await versionsOf(database, offer.id)).map((sent) => ({
          ...exported(tables.offer_versions, sent),
          document: JSON.parse(sent.document),
        })),
      })),
    ),
    messages: messages.map((message) => ({
      ...exported(tables.messages, message),
      answers: answers
        .filter(({ message_id }) => message_id === message.id)
        .map((answer) => exported(tables.message_answers, answer)),
    })),
    followUps: followUps.map((followUp) => exported(tables.follow_ups, followUp)),
    newsletter: subscriptions.map((subscription) => exported(tables.subscribers, subscription)),
    mails: mails.map((mail) => exported(tables.outbox, mail)),
  };
}
