import { smallestCharge } from './balance.ts';
import type { Address } from './contract/business.ts';
import { formatCents, formatEuro, fromCents, toCents } from './money.ts';
import { addUp, type Bill, type DueNow, dueNow, type PriceLine } from './pricing/price.ts';
import type { Ending } from './staff/moneyWords.ts';
import { sellsToBusinessesOnly, type Vat } from './vat.ts';

/** A line of an offer, in cents as priced: with VAT where prices include it. */
export interface OfferLine {
  /** Free text; of a discount, its reason. */
  label: string;
  /** Below zero for a discount. */
  amount: number;
}

/** A part of the total that is paid first, as a percentage or in cents. */
export type OfferDeposit = { of: 'percent'; value: number } | { of: 'amount'; value: number };

/** What an offer says: its draft, and each version that was sent. */
export interface Offer {
  name: string;
  email: string;
  /** The business that the customer buys for; null for a consumer. */
  business: { company: string | null; vatNumber: string | null; address: Address } | null;
  title: string;
  lines: readonly OfferLine[];
  deposit: OfferDeposit;
  /** The last day on which it can be accepted: "2026-12-20". */
  validUntil: string;
  /** What the customer reads above the lines; may be empty. */
  note: string;
  /** Whether it can be accepted without paying the deposit by card: the order then waits for a transfer. */
  payLater: boolean;
}

/** `draft`: never sent. `expired`: its last day is over. */
export const offerStates = ['draft', 'sent', 'accepted', 'expired', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

/** What the page of an offer shows the customer. */
export interface OfferView {
  /** `order-ended`: it is an extra to an order that was cancelled or withdrawn from. */
  state: Exclude<OfferState, 'draft'> | 'order-ended';
  reference: string;
  /** The version that was sent last; once it is accepted, the accepted one. */
  offer: Offer;
  sent: number;
  /** The reference of the order that it extends; null for an offer of its own. */
  extraTo: string | null;
  /** For a question about it, as the contact form has one, and which offer it asks about. */
  formToken: string;
  token: string;
  /** After a question was sent: by when it is answered, in a sentence, empty while nothing is promised. Null otherwise. */
  asked: string | null;
  /** The terms in force: what the customer accepts with it. */
  terms: { version: string; path: string };
  /** Why it wasn't accepted; the answer to a press. */
  error: string | null;
  /** Whether "Please begin" was ticked before that. */
  beginAtOnce: boolean;
  /**
   * The order that was made of it. `payUrl`: null once it is paid, or can't be. `missing`: cents of the first payment, once a
   * part of it has arrived; 0 otherwise. `isPaid`: whether we hold money for it. `bank`: names and values for a transfer, if the
   * agency takes them.
   */
  order: {
    reference: string;
    payUrl: string | null;
    missing: number;
    isPaid: boolean;
    dueOn: string | null;
    ended: Ending | null;
    bank: readonly (readonly [string, string])[];
  } | null;
}

/** The most lines of an offer. */
export const maxOfferLines = 40;
/** Cents; what the card provider charges at once is less. */
export const largestOffer = 99_999_999;

function lineOf({ label, amount }: OfferLine, at: number): PriceLine {
  const id = `line-${at + 1}`;
  const euro = fromCents(amount);
  return amount < 0
    ? {
        id,
        label: 'Discount',
        amount: euro,
        rule: label,
        why: `We take ${formatEuro(-euro)} off. The reason: ${label.replace(/\.$/, '')}.`,
        kind: 'discount',
      }
    : {
        id,
        label,
        amount: euro,
        rule: 'Fixed price',
        why: `We made this offer for you, and its price for this is ${formatEuro(euro)}.`,
        kind: 'charge',
      };
}

function depositOf({ of, value }: OfferDeposit, total: number): DueNow {
  const cents = toCents(total);
  if (of === 'percent' ? value === 100 : value === cents)
    return dueNow(total, 100, 'Paid in full', 'You pay the whole price when you accept. Nothing more is due later.');
  if (of === 'percent')
    return dueNow(total, value, `${value}% of the total`, `We ask for ${value}% when you accept, and the rest later.`);
  return {
    amount: fromCents(value),
    share: cents === 0 ? 0 : value / cents,
    rule: 'As offered',
    why: `We ask for ${formatCents(value)} when you accept, and the rest later.`,
    later: fromCents(cents - value),
  };
}

/** The bill of an offer. */
export function priceOffer({ lines, deposit }: Pick<Offer, 'lines' | 'deposit'>): Bill {
  const price = addUp(lines.map(lineOf));
  return { price, due: depositOf(deposit, price.total) };
}

/**
 * What keeps an offer from being sent, in words for the team; null when it can be.
 * @param today "2026-11-20"
 */
export function offerProblem(offer: Offer, vat: Vat, today: string): string | null {
  const { price, due } = priceOffer(offer);
  if (offer.lines.length === 0) return 'Add a line first: an offer needs something to offer.';
  if (price.total <= 0) return 'The discounts take away the whole price. The total must be above zero.';
  if (toCents(price.total) > largestOffer) return `The total must be at most ${formatCents(largestOffer)}.`;
  if (toCents(due.amount) < smallestCharge) return `The deposit must be at least ${formatCents(smallestCharge)}.`;
  if (due.later < 0) return 'The deposit is more than the total.';
  if (offer.validUntil < today) return 'Its last day is over. Choose a later one.';
  if (sellsToBusinessesOnly(vat) && !offer.business?.company)
    return 'Your prices are for businesses. Enter the name of the customer’s business.';
  return null;
}
