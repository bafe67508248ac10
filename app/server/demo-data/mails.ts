import { defaultCatalogue as catalogue } from '../../src/domain/catalogue/defaultCatalogue.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import { day, minute } from '../../src/domain/durations.ts';
import { formatCents } from '../../src/domain/money.ts';
import { bookingEmails } from '../booking/emails.ts';
import type { BookingRow } from '../booking/table.ts';
import { orderNotice } from '../checkout/emails/orderNotice.ts';
import { receiptEmail } from '../checkout/emails/receipt.ts';
import { messageNotice, messageReceipt } from '../messages/emails.ts';
import type { MessageRow } from '../messages/table.ts';
import type { SubscriberRow } from '../newsletter/table.ts';
import { referenceOf } from '../orders/order.ts';
import { isPaidFor } from '../orders/orderStatus.ts';
import type { Email } from '../platform/mail/outbox.ts';
import type { OutboxRow } from '../platform/mail/table.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { savedQuoteEmail } from '../saved-quotes/email.ts';
import { linkOf } from '../saved-quotes/savedQuotes.ts';
import type { SavedQuoteRow } from '../saved-quotes/table.ts';
import { sampleHostOf } from './bookings.ts';
import type { SampleOrder } from './orders.ts';
import type { Random } from './samples.ts';

const origin = 'https://agency.example';

/** An e-mail with the time it was sent. */
interface Sent {
  at: string;
  email: Email;
}

/** The records that e-mails are about. */
export interface Occasions {
  orders: readonly SampleOrder[];
  bookings: readonly BookingRow[];
  messages: readonly MessageRow[];
  subscribers: readonly SubscriberRow[];
  /** Quotes that were e-mailed. */
  owned: readonly { quote: SavedQuoteRow; owner: string }[];
}

/** The e-mails about the sample records. */
export function emailsAbout({ orders, bookings, messages, owned }: Occasions, settings: Settings): Sent[] {
  const paid = orders.filter(({ order }) => isPaidFor(order));
  return [
    ...paid.flatMap(({ order }) =>
      sent(order.created_at, [receiptEmail(order, settings, catalogue), orderNotice(order, settings, catalogue)]),
    ),
    ...bookings.flatMap((booking) =>
      sent(
        booking.created_at,
        bookingEmails({ booking, event: { kind: 'booked' }, host: sampleHostOf(booking), settings, opening, origin }),
      ),
    ),
    ...messages.flatMap((message) =>
      sent(message.created_at, [messageNotice(message, settings, catalogue), messageReceipt(message, settings)]),
    ),
    ...owned.flatMap(({ quote: row, owner: recipient }) => {
      const id = `${row.id}-quote-sample`;
      const link = linkOf(row, settings, origin);
      return sent(row.created_at, [savedQuoteEmail({ row, recipient, id, link, settings, catalogue })]);
    }),
  ];
}

const sent = (at: string, emails: readonly Email[]): Sent[] => emails.map((email) => ({ at, email }));

/** A number of short e-mails, to measure lists: receipts of the orders, repeated. */
export function shortEmails(
  { orders }: Pick<Occasions, 'orders'>,
  settings: Settings,
  count: number,
  now: Date,
): Sent[] {
  const text = 'A sample for measuring lists, without the text of an e-mail.';
  return Array.from({ length: count }, (_, number) => {
    const { order } = orders[number % orders.length] ?? {};
    const at = new Date(now.getTime() - Math.floor(((number + 1) * 28 * day) / (count + 1))).toISOString();
    return {
      at,
      email: {
        id: `${order?.id ?? 'sample'}-sample-${number}`,
        recipient: order?.email ?? 'sample@example.ie',
        replyTo: settings.agencyEmail,
        subject: order
          ? `Your receipt from ${settings.agencyName}: ${formatCents(order.deposit_cents)} (${referenceOf(order)})`
          : 'A sample',
        text,
        html: `<p>${text}</p>`,
      },
    };
  });
}

/**
 * E-mails as the outbox holds them: most were delivered, some are waiting or were refused. None of the waiting ones is due,
 * because it would be sent.
 */
export function outboxRows(random: Random, mails: readonly Sent[], now: Date): OutboxRow[] {
  return mails.map(({ at, email }, number) => {
    const state = number % 60 === 7 ? 'undelivered' : number % 60 === 23 ? 'waiting' : 'sent';
    const tried = new Date(Date.parse(at) + random.whole(1, 40) * 1000).toISOString();
    const recipient = { failure: '550 5.1.1 The mailbox does not exist', failure_cause: 'recipient' } as const;
    const transport = { failure: '451 4.7.1 Greylisted, try again later', failure_cause: 'transport' } as const;
    return {
      id: email.id,
      recipient: email.recipient,
      to_agency: email.toAgency ? 1 : 0,
      reply_to: email.replyTo,
      subject: email.subject,
      text: email.text,
      html: email.html,
      status: state,
      attempts: state === 'waiting' ? 4 : 1,
      due_at: state === 'waiting' ? new Date(now.getTime() + 50 * minute).toISOString() : tried,
      created_at: at,
      resent_at: null,
      sent_at: state === 'sent' ? tried : null,
      ...(state === 'sent' ? { failure: null, failure_cause: null } : state === 'waiting' ? transport : recipient),
      calendar_method: email.invitation?.method ?? null,
      calendar: email.invitation?.text ?? null,
      headers: email.headers ? JSON.stringify(email.headers) : null,
      issue: null,
      expires_at: null,
      invoice: null,
      terms: null,
      erase_when_sent: 0,
    };
  });
}
