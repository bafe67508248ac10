import { dayLabel } from '../../src/domain/booking/labels.ts';
import { formatCents, formatEuro } from '../../src/domain/money.ts';
import { type Offer, priceOffer } from '../../src/domain/offer.ts';
import { bankRows, transferSentence } from '../checkout/bankDetails.ts';
import { noticeAbout, toBuyer } from '../checkout/emails/orderEmail.ts';
import { rightsOf } from '../checkout/emails/receipt.ts';
import { withdrawalUrlOf } from '../checkout/emails/withdrawal.ts';
import { payUrlOf } from '../checkout/payLink.ts';
import { lineRows, orderedRows } from '../orders/bill.ts';
import { balanceSentence, orderSteps, referenceOf } from '../orders/order.ts';
import type { OrderRow } from '../orders/table.ts';
import type { Email } from '../platform/mail/outbox.ts';
import type { Row } from '../platform/mail/parts.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { OfferRow } from './table.ts';

/** The id of the e-mail with a version. */
export const offerMailId = (id: string, number: number) => `${id}-offer-${number}`;

interface OfferEmailOptions {
  id: string;
  offer: Offer;
  /** The version: 2 replaces 1. */
  number: number;
  /** The page of the offer. */
  url: string;
  /** The reference of the order that it extends. */
  extraTo: string | undefined;
  settings: Settings;
}

const extraRows = (reference: string | undefined): Row[] =>
  reference === undefined ? [] : [['Extra to your order', reference]];

/** To the customer: an offer, with the link to accept it. */
export function offerEmail({ id, offer, number, url, extraTo, settings }: OfferEmailOptions): Email {
  const { price, due } = priceOffer(offer);
  const isNew = number === 1;
  const rows: Row[] = [
    ...lineRows(price.lines),
    ['Total', formatEuro(price.total), { tone: 'total' }],
    ['To pay when you accept', formatEuro(due.amount)],
    ...(due.later > 0 ? [['Later', formatEuro(due.later)] as const] : []),
    ['Valid until', dayLabel(offer.validUntil)],
  ];
  return toBuyer({ id, name: offer.name, email: offer.email }, settings, {
    id: offerMailId(id, number),
    subject: `${isNew ? 'Our offer' : 'Our changed offer'} for you: ${offer.title}`,
    title: isNew ? 'Our offer for you' : 'Our changed offer for you',
    isBill: true,
    paragraphs: [
      isNew
        ? `Here’s our offer: ${offer.title}. You can accept it until ${dayLabel(offer.validUntil)}.`
        : `We’ve changed our offer: ${offer.title}. It takes the place of the earlier one, at the same link. You can accept it until ${dayLabel(offer.validUntil)}.`,
      ...(offer.note.trim() === '' ? [] : [offer.note.trim()]),
    ],
    rows,
    below: extraRows(extraTo),
    action: { label: 'Open the offer', url },
  });
}

/** The id of the e-mail that says that a version was withdrawn. */
export const withdrawnMailId = ({ id, sent }: Pick<OfferRow, 'id' | 'sent'>) => `${id}-withdrawn-${sent}`;

/** To the customer, who has the offer: it can no longer be accepted. @param offer as it was sent last */
export const withdrawnEmail = (row: Pick<OfferRow, 'id' | 'sent'>, offer: Offer, settings: Settings): Email =>
  toBuyer({ id: row.id, name: offer.name, email: offer.email }, settings, {
    id: withdrawnMailId(row),
    subject: `Our offer is withdrawn: ${offer.title}`,
    title: 'We’ve withdrawn our offer.',
    paragraphs: [
      `We’ve withdrawn our offer: ${offer.title}. It can no longer be accepted, and there’s nothing for you to do or pay.`,
      'Would you still like it? Reply to this e-mail, and we’ll see what we can do.',
    ],
  });

const dueRows = ({ total_cents, deposit_cents, due_on }: OrderRow): Row[] => [
  [due_on === null ? 'To pay first' : `To pay first, by ${dayLabel(due_on)}`, formatCents(deposit_cents)],
  ...(total_cents > deposit_cents ? [['Later', formatCents(total_cents - deposit_cents)] as const] : []),
];

/** Whether a name is written for the same person. */
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

interface AcceptedOptions {
  /** The reference of the order that it extends. */
  extraTo?: string | undefined;
  /** Who accepted it on the phone, and on which day. */
  onPhone?: { by: string; on: string };
}

/** To the customer: what they accepted, with the terms, and how to pay. */
export function acceptedEmail(order: OrderRow, settings: Settings, { extraTo, onPhone }: AcceptedOptions = {}): Email {
  const rights = rightsOf(order, settings);
  const amount = formatCents(order.deposit_cents);
  return {
    ...toBuyer(order, settings, {
      id: `${order.id}-accepted`,
      subject: `You accepted our offer: ${order.title}`,
      title: 'Thank you. You’ve accepted our offer.',
      isBill: true,
      steps: orderSteps(order, { paid: false, due: 0 }),
      paragraphs: [
        onPhone
          ? `On ${dayLabel(onPhone.on)}, ${isSame(onPhone.by, order.name) ? 'you' : onPhone.by} accepted our offer on the phone: ${order.title}. If that isn’t so, please reply to this e-mail. Next, we’ll write to you to agree when we start.`
          : `You accepted our offer: ${order.title}. Next, we’ll write to you to agree when we start.`,
        `Please pay ${amount}${order.due_on === null ? '' : ` by ${dayLabel(order.due_on)}`}, if you haven’t already. To pay by card, open the link: it leads to our card provider. ${transferSentence(settings)}`,
        'This isn’t an invoice: you get one as soon as your payment is in.',
      ],
      rows: [...orderedRows(order), ...dueRows(order)],
      below: [...extraRows(extraTo), ...bankRows(order, settings)],
      action: { label: `Pay ${amount}`, url: payUrlOf(order, settings) },
      notes: [
        balanceSentence(order, settings) ?? '',
        `The terms ${onPhone ? 'of this order' : 'you accepted'} are attached.`,
        ...rights,
      ].filter(Boolean),
      ...(rights.length > 0 && {
        secondLink: { label: 'Withdraw from the contract', url: withdrawalUrlOf(order, referenceOf(order)) },
      }),
    }),
    terms: order.terms,
  };
}

/** To the agency: an offer was accepted. @param extraTo the reference of the order that it extends */
export const acceptedNotice = (order: OrderRow, settings: Settings, extraTo?: string): Email =>
  noticeAbout(order, settings, {
    id: `${order.id}-accepted-notice`,
    subject: `Accepted: ${order.title} (${formatCents(order.total_cents)}, ${referenceOf(order)})`,
    title: `Accepted: ${order.title}`,
    paragraphs: [`${order.name} accepted your offer. Another e-mail follows when it is paid by card.`],
    rows: [
      ['Name', order.name],
      ['E-mail', order.email],
      ['Total', formatCents(order.total_cents)],
      ...dueRows(order),
      ['Reference', referenceOf(order)],
      ...(extraTo === undefined ? [] : [['Extra to order', extraTo] as const]),
    ],
  });
