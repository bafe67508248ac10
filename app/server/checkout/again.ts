import type { Chosen } from '../../src/domain/contract/chosen.ts';
import { selectionSchema } from '../../src/domain/contract/selection.ts';
import { aboutOrder } from '../../src/domain/kept/aboutOrder.ts';
import type { OrderRow } from '../db/schema.ts';

type Choices = Pick<OrderRow, 'selection' | 'target_audience' | 'notes'>;

/**
 * What an order's wizard is opened with to order the same again: ids, and nothing that somebody typed. Null for a
 * consultation, and when something in it is not on offer any more.
 */
export function chosenAgain({ selection, target_audience, notes }: Choices): Chosen | null {
  const { data: offered } = selectionSchema.safeParse(JSON.parse(selection));
  if (!offered || offered.wizard === 'consultation') return null;
  const { goals, ...about } = aboutOrder({ targetAudience: target_audience, notes });
  return { selection: { ...offered }, about: { ...about, goals: [...goals] } };
}
