import type { OrderRow } from '../orders/table.ts';
import { type Html, html } from '../platform/html/html.ts';

/** The file of the terms that an order is placed by; null in orders from before there were any. */
export const termsPath = ({ terms }: Pick<OrderRow, 'terms'>): string | null => (terms ? `/terms/${terms}.pdf` : null);

/** Below a pay button: the terms that pressing it accepts. */
export function acceptance(order: Pick<OrderRow, 'terms'>): Html | null {
  const path = termsPath(order);
  return path === null
    ? null
    : html`<p class="quiet">By paying you accept our <a href="${path}">terms of business</a>.</p>`;
}
