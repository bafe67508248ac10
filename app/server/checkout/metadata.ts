import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts';
import { formatCents } from '../../src/domain/money.ts';
import { descriptionOf, referenceOf } from '../orders/order.ts';
import type { OrderRow } from '../orders/table.ts';

/** Stripe: at most 50 keys with at most 500 characters each. */
const longest = 500;

/** The order as metadata of the payment, for staff; long texts are split. */
export function metadataOf(catalogue: Catalogue, order: OrderRow): Record<string, string> {
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
  return Object.fromEntries(Object.entries(facts).flatMap(([key, text]) => numbered(key, pieces(text))));
}

function numbered(key: string, parts: readonly string[]): [string, string][] {
  return parts.map((part, at) => [parts.length === 1 ? key : `${key}_${at + 1}`, part]);
}

/** Splits a text at the maximum length, never within a character. None for an empty text. */
function pieces(text: string): string[] {
  const parts: string[] = [];
  for (const character of text) {
    const last = parts.at(-1);
    if (last === undefined || last.length + character.length > longest) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
}
