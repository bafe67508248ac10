import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts';
import { formatCents } from '../../src/domain/money.ts';
import { vatSentence } from '../../src/domain/vat.ts';
import { balanceSentence, descriptionOf, paymentName, referenceOf } from '../orders/order.ts';
import type { BalanceRequestRow, OrderRow } from '../orders/table.ts';
import type { Charge } from '../platform/payments/provider.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { termsPath } from './terms/terms.ts';

/** The idempotency key of a session. */
const sessionKey = (key: string, number: number, attempt: number) =>
  `${key}-${number}${attempt > 1 ? `-${attempt}` : ''}`;

const aboutOrder = (catalogue: Catalogue, order: OrderRow) => ({
  metadata: metadataOf(catalogue, order),
  reference: referenceOf(order),
});

/** What a charge says of the agency and of what it sells. */
interface Selling {
  settings: Pick<Settings, 'terms' | 'vat'>;
  catalogue: Catalogue;
}

/** The charge of an order's deposit. */
export function depositCharge(order: OrderRow, { settings, catalogue }: Selling): Charge {
  return {
    ...aboutOrder(catalogue, order),
    key: sessionKey(`order-${order.id}`, order.session_number, order.session_try),
    amount: order.deposit_cents,
    name: paymentName(order),
    // The provider refuses an empty one.
    description: [balanceSentence(order, settings), vatSentence(settings.vat)].filter(Boolean).join(' ') || null,
    terms: `By paying you accept our terms of business: ${new URL(termsPath(order), order.success_url).href}`,
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
  { settings, catalogue }: Selling,
): Charge {
  return {
    ...aboutOrder(catalogue, order),
    key: sessionKey(`balance-${request.id}`, request.session_number, request.session_try),
    amount: request.session_cents,
    name: `Balance – ${formatCents(request.session_cents)} of ${formatCents(order.total_cents)}: ${order.title}`,
    description: vatSentence(settings.vat) || null,
    terms: null,
    successUrl: url,
    cancelUrl: url,
    expiresAt: request.session_expires_at ?? order.expires_at,
    balanceRequest: request.id,
  };
}

/** Stripe: at most 50 keys with at most 500 characters each. */
const maxValueLength = 500;

/** The order as metadata of the payment, for staff; long texts are split. */
function metadataOf(catalogue: Catalogue, order: OrderRow): Record<string, string> {
  const { serviceType, targetAudience, campaignDuration, notes } = descriptionOf(catalogue, order);
  const facts = {
    order: order.id,
    reference: referenceOf(order),
    name: order.name,
    title: order.title,
    service_type: serviceType,
    target_audience: targetAudience,
    campaign_duration: campaignDuration,
    total: formatCents(order.total_cents),
    deposit: formatCents(order.deposit_cents),
    selection: order.selection,
    notes,
  };
  return Object.fromEntries(Object.entries(facts).flatMap(([key, text]) => namedPieces(key, pieces(text))));
}

function namedPieces(key: string, parts: readonly string[]): [string, string][] {
  return parts.map((part, at) => [parts.length === 1 ? key : `${key}_${at + 1}`, part]);
}

/** Splits a text at the maximum length, never within a character. None for an empty text. */
function pieces(text: string): string[] {
  const parts: string[] = [];
  for (const character of text) {
    const last = parts.at(-1);
    if (last === undefined || last.length + character.length > maxValueLength) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
}
