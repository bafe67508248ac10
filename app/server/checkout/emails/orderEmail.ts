import { cardProviderOf } from '../../../src/domain/cardProviders.ts';
import { formatCents } from '../../../src/domain/money.ts';
import { type ProgressStep, reachedState } from '../../../src/domain/orderProgress.ts';
import type { Ending } from '../../../src/domain/staff/moneyWords.ts';
import { vatSentence } from '../../../src/domain/vat.ts';
import { greeting } from '../../../src/domain/words.ts';
import { referenceOf } from '../../orders/order.ts';
import { endingOf, requestedCents } from '../../orders/orderStatus.ts';
import type { OrderRow, PaymentRow } from '../../orders/table.ts';
import { deskPage } from '../../platform/http/ownOrigin.ts';
import {
  bill,
  buttonTo,
  composeEmail,
  facts,
  htmlOnly,
  linkTo,
  say,
  saySmall,
  textOnly,
} from '../../platform/mail/layout.ts';
import type { Email } from '../../platform/mail/outbox.ts';
import { progress, type Row, signature } from '../../platform/mail/parts.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { paymentPage } from '../disputes.ts';

/** What an e-mail about a payment needs: for every event other than simply being paid. */
export interface PaymentEmailOptions {
  order: OrderRow;
  payment: PaymentRow;
  settings: Settings;
}

interface Content {
  /** Idempotency key: each event is e-mailed once. */
  id: string;
  subject: string;
  title: string;
  paragraphs: readonly string[];
  rows?: readonly Row[];
  /** Rows below the buyer's reference. */
  below?: readonly Row[];
  /** How far the order has come. */
  steps?: readonly ProgressStep[];
  /** Whether the rows are amounts. */
  isBill?: boolean;
  /** The main link. */
  action?: { label: string; url: string };
  /** Small print below. */
  notes?: readonly string[];
  /** A link below it. */
  secondLink?: { label: string; url: string } | undefined;
}

function orderRows(order: OrderRow, payment: PaymentRow): Row[] {
  return [
    ['Name', order.name],
    ['E-mail', order.email],
    ['Order', order.title],
    ['Due', `${formatCents(requestedCents(payment, order))} of ${formatCents(order.total_cents)}`],
    ['Reference', referenceOf(order)],
  ];
}

/** A link to the payment for the agency, or a row about it. */
function whereOf(payment: PaymentRow, settings: Settings): { rows: Row[]; action?: Content['action'] } {
  const provider = cardProviderOf(payment);
  if (!provider) return { rows: [['Payment', 'Demo checkout, no card was charged']] };
  const url = paymentPage(payment, settings);
  if (url === null) return { rows: [['Payment', payment.id]] };
  return { rows: [], action: { label: `Open the payment in ${provider.name}`, url } };
}

/** For the agency: what a payment for an order that has ended means. */
export const paidAfterEnding: Readonly<Record<Ending, string>> = {
  cancelled: 'You cancelled the order, so what was paid is to be refunded.',
  withdrawn: 'The buyer withdrew from the contract, so what was paid is to be refunded.',
};

/** For the buyer: what becomes of a payment for an order that has ended; empty while it goes on. */
export const returnSentence = (order: Pick<OrderRow, 'cancelled_at' | 'consumer_withdrew_at'>): string =>
  endingOf(order) === null ? '' : 'The order has ended, so we’ll write to you about returning your payment.';

/** An e-mail to the buyer of an order, or to the one who may become it. Its subject and its rows end with the reference. */
export function toBuyer(order: Pick<OrderRow, 'id' | 'name' | 'email'>, settings: Settings, content: Content): Email {
  const { subject, rows = [], below = [] } = content;
  const reference = referenceOf(order);
  const vat = content.isBill ? vatSentence(settings.vat) : '';
  const ending = `Any questions? Reply to this e-mail and quote your reference, ${reference}.`;
  const all: Row[] = [...rows, ['Reference', reference], ...below];
  return {
    recipient: order.email,
    replyTo: settings.agencyEmail,
    ...compose(settings, { ...content, subject: `${subject} (${reference})`, rows: all }, greeting(order.name), [
      vat,
      ending,
      signature(settings),
    ]),
  };
}

/** A notice to the agency about a payment. Replies go to the buyer. */
export function toAgency({ order, payment, settings }: PaymentEmailOptions, content: Content): Email {
  const { rows, action } = whereOf(payment, settings);
  const all = [...orderRows(order, payment), ...(content.rows ?? []), ...rows];
  return noticeAbout(order, settings, { ...content, ...(action && { action }), rows: all });
}

/** The link to an order on the desk, on the site of the order. */
export function deskLinkOf({ id, success_url }: Pick<OrderRow, 'id' | 'success_url'>, settings: Settings) {
  const url = deskPage(settings, new URL(success_url).origin, `orders/${id}`);
  return url === null ? undefined : { label: 'Open the order on the desk', url };
}

/** A notice to the agency about what a buyer did. Replies go to the buyer. */
export const noticeAbout = (
  order: Pick<OrderRow, 'id' | 'email' | 'success_url'>,
  settings: Settings,
  content: Omit<Content, 'secondLink'>,
): Email => ({
  recipient: settings.agencyEmail,
  toAgency: true,
  replyTo: order.email,
  ...compose(settings, { ...content, secondLink: deskLinkOf(order, settings) }, null, [
    'Reply to this e-mail to write to the buyer.',
  ]),
});

function compose(
  settings: Settings,
  { id, subject, title, paragraphs, steps, rows = [], isBill = false, action, notes = [], secondLink }: Content,
  salutation: string | null,
  endings: readonly string[],
): Pick<Email, 'id' | 'subject' | 'text' | 'html'> {
  return {
    id,
    subject,
    ...composeEmail({
      settings,
      title,
      state: steps && reachedState(steps),
      preview: paragraphs[0] ?? title,
      parts: [
        salutation ? say(salutation) : textOnly(`${title}.`),
        ...paragraphs.map(say),
        steps ? htmlOnly(progress(steps)) : null,
        isBill ? bill(rows) : facts(rows),
        action ? buttonTo(action) : null,
        ...notes.map(saySmall),
        secondLink ? linkTo(secondLink) : null,
        ...endings.map(say),
      ],
    }),
  };
}
