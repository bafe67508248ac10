import { listSessions } from '../accounts/sessions.ts';
import { balanceRequestsOf } from '../checkout/balance/requests.ts';
import { refundsOfOrders } from '../checkout/refunds.ts';
import { notesOf } from '../checkout/staff/order.ts';
import { transfersOf } from '../checkout/staff/transfers.ts';
import { documentOf, invoicesOf } from '../invoices/invoices.ts';
import { answersOf } from '../messages/messages.ts';
import { versionsOf } from '../offers/offers.ts';
import { briefOf, businessOf, descriptionOf, linesOf, referenceOf, selectionOf } from '../orders/order.ts';
import { refundedOf } from '../orders/payments.ts';
import type { Context } from '../platform/context.ts';
import { aboutOf, pricedOf, storedSelectionOf } from '../saved-quotes/savedQuotes.ts';
import { linkOf } from '../saved-quotes/token.ts';
import { followUpsOf } from './followUps.ts';
import type { Person } from './person.ts';
import { findPersonalData } from './personalData.ts';

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
  const refunded = await refundedOf(database, orders);
  const notes = await notesOf(
    database,
    orders.map(({ id }) => id),
  );
  const transfers = await transfersOf(
    database,
    orders.map(({ id }) => id),
  );
  const requests = await balanceRequestsOf(
    database,
    orders.map(({ id }) => id),
  );
  const refunds = await refundsOfOrders(
    database,
    orders.map(({ id }) => id),
  );
  const invoices = await invoicesOf(
    database,
    orders.map(({ id }) => id),
  );
  const answers = await answersOf(
    database,
    messages.map(({ id }) => id),
  );
  const subscriptions = await database
    .selectFrom('subscribers')
    .select(['email', 'status', 'created_at', 'confirmed_at'])
    .where('address', 'in', addresses)
    .orderBy('address')
    .execute();
  const mails = await database
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'status', 'created_at', 'sent_at'])
    .where(({ fn }) => fn('lower', ['recipient']), 'in', addresses)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    exportedAt: now().toISOString(),
    account: account
      ? {
          name: account.name,
          email: account.email,
          emailVerified: account.email_verified === 1,
          addresses,
          openedAt: account.created_at,
        }
      : null,
    signedInAt: account ? await listSessions(context, { account, sessionId: sessionId ?? '' }) : [],
    bookings: bookings.map(
      ({ id, name, email, starts_at, ends_at, time_zone, note, about, status, created_at, updated_at, order_id }) => ({
        id,
        name,
        email,
        start: starts_at,
        end: ends_at,
        timeZone: time_zone,
        note,
        about,
        status,
        bookedAt: created_at,
        changedAt: updated_at,
        order: order_id,
      }),
    ),
    orders: orders.map((order) => ({
      id: order.id,
      reference: referenceOf(order),
      name: order.name,
      email: order.email,
      business: businessOf(order),
      terms: order.terms,
      discountCode: order.discount_code,
      beginRequestedAt: order.begin_requested_at,
      withdrewAt: order.consumer_withdrew_at,
      title: order.title,
      selection: selectionOf(order),
      brief: briefOf(order),
      description: descriptionOf(context.catalogue, order),
      lines: linesOf(order),
      totalCents: order.total_cents,
      depositCents: order.deposit_cents,
      status: order.status,
      stage: order.stage,
      notes: notes
        .filter((note) => note.order_id === order.id)
        .map(({ text, created_at }) => ({ text, writtenAt: created_at })),
      transfers: transfers
        .filter(({ order_id }) => order_id === order.id)
        .map(({ amount_cents, day, reference }) => ({ amountCents: amount_cents, day, reference })),
      refunds: refunds
        .filter(({ order_id }) => order_id === order.id)
        .map(({ amount_cents, reason, status, created_at }) => ({
          amountCents: amount_cents,
          reason,
          status,
          askedAt: created_at,
        })),
      balanceRequests: requests
        .filter(({ order_id }) => order_id === order.id)
        .map(({ amount_cents, instalments, created_at, paid_at, withdrawn_at }) => ({
          amountCents: amount_cents,
          instalments: JSON.parse(instalments),
          requestedAt: created_at,
          paidAt: paid_at,
          withdrawnAt: withdrawn_at,
        })),
      invoices: invoices
        .filter(({ order_id }) => order_id === order.id)
        .map((invoice) => ({
          number: invoice.number,
          kind: invoice.kind,
          issuedOn: invoice.issued_on,
          netCents: invoice.net_cents,
          vatCents: invoice.vat_cents,
          totalCents: invoice.total_cents,
          document: documentOf(invoice),
        })),
      refundedCents: refunded.get(order.id) ?? 0,
      orderedAt: order.created_at,
      dueOn: order.due_on,
      paidAt: order.paid_at,
      cancelledAt: order.cancelled_at,
    })),
    quotes: quotes.map((quote) => ({
      url: linkOf(quote, settings, origin),
      title: quote.title,
      selection: storedSelectionOf(quote),
      about: aboutOf(quote),
      priced: pricedOf(quote),
      savedOn: quote.saved_on,
      validUntil: quote.valid_until,
    })),
    offers: await Promise.all(
      offers.map(async ({ draft, version: _, ...offer }) => ({
        ...offer,
        draft: JSON.parse(draft),
        versions: (await versionsOf(database, offer.id)).map(({ document, ...sent }) => ({
          ...sent,
          document: JSON.parse(document),
        })),
      })),
    ),
    messages: messages.map(({ id, name, email, message, plan, status, created_at }) => ({
      name,
      email,
      message,
      plan,
      status,
      writtenAt: created_at,
      answers: answers
        .filter(({ message_id }) => message_id === id)
        .map(({ text, created_at }) => ({ text, writtenAt: created_at })),
    })),
    followUps: (await followUpsOf(database, addresses)).map(({ address, due_on, note, done_at, created_at }) => ({
      address,
      dueOn: due_on,
      note,
      doneAt: done_at,
      writtenAt: created_at,
    })),
    newsletter: subscriptions.map(({ email, status, created_at, confirmed_at }) => ({
      email,
      status,
      askedAt: created_at,
      confirmedAt: confirmed_at,
    })),
    mails: mails.map(({ recipient, subject, status, created_at, sent_at }) => ({
      to: recipient,
      subject,
      status,
      writtenAt: created_at,
      sentAt: sent_at,
    })),
  };
}
