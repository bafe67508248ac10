import type { Chosen } from '../../src/domain/contract/chosen.ts';
import { selectionSchema } from '../../src/orders/selectionSchema.ts';
import { briefOf, selectionOf } from '../orders/order.ts';
import type { OrderRow } from '../orders/table.ts';

/**
 * What to open an order's wizard with, to order the same again: the selected ids, nothing the buyer typed. Null for a
 * consultation, and when an item is no longer on offer.
 */
export function reorderSelection(order: Pick<OrderRow, 'selection' | 'brief'>): Chosen | null {
  const { data: offered } = selectionSchema.safeParse(selectionOf(order));
  if (!offered || offered.wizard === 'consultation') return null;
  const brief = briefOf(order);
  return { selection: { ...offered }, about: 'text' in brief ? {} : { ...brief.about } };
}
