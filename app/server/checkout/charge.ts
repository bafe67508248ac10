import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts';
import { formatCents } from '../../src/domain/money.ts';
import { vatSentence } from '../../src/domain/vat.ts';
import { balanceSentence, paymentName, referenceOf } from '../orders/order.ts';
import type { BalanceRequestRow, OrderRow } from '../orders/table.ts';
import type { Charge } from '../platform/payments/provider.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { metadataOf } from './metadata.ts';
import { termsPath } from './terms/terms.ts';

const numbered = (key: string, number: number, tried: number) => `${key}-${number}${tried > 1 ? `-${tried}` : ''}`;

const aboutOrder = (catalogue: Catalogue, order: OrderRow) => ({
  metadata: metadataOf(catalogue, order),
  reference: referenceOf(order),
});

/** Sentences as one text; null without any: the provider refuses an empty one. */
const joined = (...sentences: (string | null)[]) => sentences.filter(Boolean).join(' ') || null;

/** What a charge says of the agency and of what it sells. */
interface Selling {
  settings: Pick<Settings, 'terms' | 'vat'>;
  catalogue: Catalogue;
}

/** The charge of an order's deposit. */
export function depositCharge(order: OrderRow, { settings, catalogue }: Selling): Charge {
  const path = termsPath(order);
  return {
    ...aboutOrder(catalogue, order),
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
  { settings, catalogue }: Selling,
): Charge {
  return {
    ...aboutOrder(catalogue, order),
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
