import type { Chosen } from '../../src/domain/contract/chosen.ts';
import { aboutNothing } from '../../src/domain/wizard/about.ts';
import { selectionSchema } from '../../src/orders/selectionSchema.ts';
import type { OrderRow } from '../db/schema.ts';
import { briefOf, selectionOf } from './order.ts';

/**
 * What an order's wizard is opened with to order the same again: ids, and nothing that somebody typed. Null for a
 * consultation, and when something in it is not on offer any more.
 */
export function reorderSelection(order: Pick<OrderRow, 'selection' | 'brief'>): Chosen | null {
  const { data: offered } = selectionSchema.safeParse(selectionOf(order));
  if (!offered || offered.wizard === 'consultation') return null;
  const brief = briefOf(order);
  const { goals, ...about } = 'text' in brief ? aboutNothing : brief.about;
  return { selection: { ...offered }, about: { ...about, goals: [...goals] } };
}
