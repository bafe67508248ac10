import type { Chosen } from '../../src/domain/contract/chosen.ts';
import { selectionSchema } from '../../src/domain/contract/selection.ts';
import { aboutOrder } from '../../src/domain/kept/aboutOrder.ts';
import type { OrderRow } from '../db/schema.ts';
import { selectionOf } from './order.ts';

type Choices = Pick<OrderRow, 'selection' | 'target_audience' | 'notes'>;

/**
 * What an order's wizard is opened with to order the same again: ids, and nothing that somebody typed. Null for a
 * consultation, and when something in it is not on offer any more.
 */
export function chosenAgain(order: Choices): Chosen | null {
  const { data: offered } = selectionSchema.safeParse(selectionOf(order));
  if (!offered || offered.wizard === 'consultation') return null;
  const { goals, ...about } = aboutOrder({ targetAudience: order.target_audience, notes: order.notes });
  return { selection: { ...offered }, about: { ...about, goals: [...goals] } };
}
