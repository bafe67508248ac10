import { formatCents } from '../../src/domain/money.ts';
import { vatSentence } from '../../src/domain/vat.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { termsPath } from './acceptance.ts';
import type { BalanceRequestRow } from './balance/table.ts';
import { balanceSentence, paymentName } from './order.ts';
import type { OrderRow } from './table.ts';

/** What a session at the card provider charges, and where it leads. */
export interface Charge {
  /** Idempotency key: the provider opens one session for it. */
  key: string;
  /** Cents. */
  amount: number;
  /** The line item. */
  name: string;
  /** Below it: what isn’t charged now, and whether prices include VAT. */
  description: string | null;
  /** A sentence beside the pay button: the terms that pressing it accepts. */
  terms: string | null;
  /** Where the provider's page leads after a payment. Gets the session id. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: string;
  /** The request for the balance that it pays; null for a deposit. */
  balanceRequest: string | null;
}

const numbered = (key: string, number: number, tried: number) => `${key}-${number}${tried > 1 ? `-${tried}` : ''}`;

/** Sentences as one text; null without any: the provider refuses an empty one. */
const joined = (...sentences: (string | null)[]) => sentences.filter(Boolean).join(' ') || null;

/** The charge of an order's deposit. */
export function depositCharge(order: OrderRow, settings: Pick<Settings, 'terms' | 'vat'>): Charge {
  const path = termsPath(order);
  return {
    key: numbered(`order-${order.id}`, order.session_number, order.session_try),
    amount: order.deposit_cents,
    name: paymentName(order),
    description: joined(balanceSentence(order, settings), vatSentence(settings.vat)),
    terms: path && `By paying you accept our terms of business: ${new URL(path, order.success_url).href}`,
    successUrl: order.success_url,
    cancelUrl: order.cancel_url,
    expiresAt: order.expires_at,
    balanceRequest: null,
  };
}

/** The charge of a requested balance, or a part of it. @param url the page of its link */
export function balanceCharge(
  order: OrderRow,
  request: BalanceRequestRow,
  url: string,
  settings: Pick<Settings, 'vat'>,
): Charge {
  return {
    key: numbered(`balance-${request.id}`, request.session_number, request.session_try),
    amount: request.session_cents,
    name: `Balance – ${formatCents(request.session_cents)} of ${formatCents(order.total_cents)}: ${order.title}`,
    description: joined(vatSentence(settings.vat)),
    terms: null,
    successUrl: url,
    cancelUrl: url,
    expiresAt: request.session_expires_at ?? order.expires_at,
    balanceRequest: request.id,
  };
}
