import type { Beginning } from '../../src/domain/beginning.ts';
import { readClock } from '../../src/domain/booking/clock.ts';
import { addDays } from '../../src/domain/booking/day.ts';
import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import type { Address, OrderBusiness } from '../../src/domain/contract/business.ts';
import type { Answer, Chosen } from '../../src/domain/contract/choices.ts';
import { formatDate } from '../../src/domain/dates.ts';
import { formatCents } from '../../src/domain/money.ts';
import { type Progress, type ProgressStep, progressSteps } from '../../src/domain/orderProgress.ts';
import type { PriceLine } from '../../src/domain/pricing/price.ts';
import { balanceDueSentence } from '../../src/domain/terms.ts';
import { refundDays, withdrawalDays } from '../../src/domain/withdrawal.ts';
import type { Description } from '../../src/domain/wizard/description.ts';
import { answersOfOrder, describeOrder, detailsOfOrder, type StoredBrief } from '../../src/orders/brief.ts';
import {
  isAgreed,
  isOffered,
  type OrderedSelection,
  serviceOf as serviceOfSelection,
} from '../../src/orders/selection.ts';
import { readSignedId, signedId } from '../platform/crypto/hmac.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { OrderRow } from './table.ts';

/** Reference of an order, an offer or a saved quote: short enough for a phone call. */
export function referenceOf({ id }: Pick<OrderRow, 'id'>): string {
  return id.slice(0, 8).toUpperCase();
}

export function linesOf({ lines }: Pick<OrderRow, 'lines'>): readonly PriceLine[] {
  return JSON.parse(lines) as PriceLine[];
}

/** The stored selection. Items may no longer be on offer. */
export function selectionOf({ selection }: Pick<OrderRow, 'selection'>): OrderedSelection {
  return JSON.parse(selection) as OrderedSelection;
}

/** The id of the accepted offer that an order was made of; null for one from a wizard. */
export function offerOf(order: Pick<OrderRow, 'selection'>): string | null {
  const selection = selectionOf(order);
  return isAgreed(selection) ? selection.offer : null;
}

/** The page of an offer. @param origin the site's */
export const offerUrl = ({ id }: { id: string }, { secret }: Pick<Settings, 'secret'>, origin: string): string =>
  `${origin}/offer/${signedId('offer', id, secret)}`;

/** The id of an offer, from the last part of its page's address; null when we haven't signed it. */
export const offerIdIn = (token: string, { secret }: Pick<Settings, 'secret'>): string | null =>
  readSignedId('offer', token, secret);

/** The business that the buyer buys for; null for a consumer. */
export function businessOf(order: OrderRow): OrderBusiness {
  const address = addressOf(order);
  return address && { company: order.company, vatNumber: order.vat_number, address };
}

/** The address of that business; null for a consumer. */
export const addressOf = ({ address }: Pick<OrderRow, 'address'>): Address | null =>
  address === null ? null : (JSON.parse(address) as Address);

/**
 * When the work on an order may begin by the law; null for a business, and for a consultation, which takes place when the buyer
 * chooses.
 */
export function beginningOf(order: OrderRow): Beginning | null {
  if (order.business || selectionOf(order).wizard === 'consultation') return null;
  return { requestedAt: order.begin_requested_at, from: afterWithdrawalPeriod(order), withdrawal: withdrawalOf(order) };
}

const dayOf = (at: string) => readClock(Date.parse(at), opening.timeZone).day;

/** Whether the contract was concluded when the order was placed, and not by its payment: the customer accepted an offer. */
export const isAgreedOrder = (order: Pick<OrderRow, 'selection'>): boolean => isAgreed(selectionOf(order));

/** The first day after a consumer can withdraw, counted from the conclusion of the contract. */
const afterWithdrawalPeriod = (order: Pick<OrderRow, 'paid_at' | 'created_at' | 'selection'>) =>
  addDays(dayOf((isAgreedOrder(order) ? null : order.paid_at) ?? order.created_at), withdrawalDays + 1);

/** When a consumer withdrew from the contract in time, and the last day for the refund; null otherwise. */
export function withdrawalOf(
  order: Pick<OrderRow, 'consumer_withdrew_at' | 'paid_at' | 'created_at' | 'selection'>,
): Beginning['withdrawal'] {
  if (order.consumer_withdrew_at === null) return null;
  const on = dayOf(order.consumer_withdrew_at);
  return on < afterWithdrawalPeriod(order) ? { on, refundBy: addDays(on, refundDays) } : null;
}

/** The buyer's stored answers. Items may no longer be on offer. */
export function briefOf({ brief }: Pick<OrderRow, 'brief'>): StoredBrief {
  return JSON.parse(brief) as StoredBrief;
}

/** The order in English: for e-mails to the agency, and for the card provider. */
export function descriptionOf(catalogue: Catalogue, order: Pick<OrderRow, 'selection' | 'brief'>): Description {
  return describeOrder(catalogue, selectionOf(order), briefOf(order));
}

/** What the buyer answered about the business. */
export function answersOf(catalogue: Catalogue, order: Pick<OrderRow, 'selection' | 'brief'>): Answer[] {
  return answersOfOrder(catalogue, selectionOf(order), briefOf(order));
}

/** Everything that the buyer chose and wrote. */
export function detailsOf(catalogue: Catalogue, order: Pick<OrderRow, 'selection' | 'brief'>): Answer[] {
  return detailsOfOrder(catalogue, selectionOf(order), briefOf(order));
}

/** The same as a text, for searches. */
export const detailsText = (catalogue: Catalogue, order: Pick<OrderRow, 'selection' | 'brief'>): string =>
  detailsOf(catalogue, order)
    .map(({ value }) => value)
    .join('\n');

/** The name of the service, as on the site: "Complete Digital Transformation". */
export function serviceOf(catalogue: Catalogue, order: Pick<OrderRow, 'selection'>): string {
  return serviceOfSelection(catalogue, selectionOf(order));
}

type Amounts = Pick<OrderRow, 'title' | 'total_cents' | 'deposit_cents' | 'deposit_percent'>;

/** What of the total the deposit is: "20%"; "about 41%" of an agreed amount. */
export const depositShare = ({ total_cents, deposit_cents, deposit_percent }: Omit<Amounts, 'title'>): string =>
  `${Math.round((total_cents * deposit_percent) / 100) === deposit_cents ? '' : 'about '}${deposit_percent}%`;

/** The line item of the payment: "Deposit 20% – €396 of €1,980: Trinity Core". */
export function paymentName(order: Amounts): string {
  const { title, total_cents, deposit_cents } = order;
  if (deposit_cents === total_cents) return title;
  return `Deposit ${depositShare(order)} – ${formatCents(deposit_cents)} of ${formatCents(total_cents)}: ${title}`;
}

/** How far an order has come, for e-mails. */
export const orderSteps = (
  { created_at, total_cents, deposit_cents }: Pick<OrderRow, 'created_at' | 'total_cents' | 'deposit_cents'>,
  state: Pick<Progress, 'paid' | 'due' | 'pending' | 'isRequested' | 'time'>,
): ProgressStep[] =>
  progressSteps({
    orderedOn: formatDate(dayOf(created_at)),
    total: total_cents,
    deposit: deposit_cents,
    ...state,
  });

/** A sentence about the balance; null without one. */
export function balanceSentence(
  { total_cents, deposit_cents }: Amounts,
  { terms }: Pick<Settings, 'terms'>,
): string | null {
  const balance = total_cents - deposit_cents;
  return balance > 0
    ? `The remaining ${formatCents(balance)} isn’t charged to your card now. ${balanceDueSentence(terms)}`
    : null;
}

/** The order in the log. */
export const subjectOf = (id: string) => `order:${id}`;

/**
 * What to open an order's wizard with, to order the same again: the selected ids, nothing the buyer typed. Null for a
 * consultation, and when an item is no longer on offer.
 */
export function reorderSelection(catalogue: Catalogue, order: Pick<OrderRow, 'selection' | 'brief'>): Chosen | null {
  const offered = selectionOf(order);
  if (isAgreed(offered) || offered.wizard === 'consultation' || !isOffered(catalogue, offered)) return null;
  const brief = briefOf(order);
  return { selection: { ...offered }, about: 'text' in brief ? {} : { ...brief.about } };
}
