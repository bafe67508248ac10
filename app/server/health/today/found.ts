import type { SelectQueryBuilder } from 'kysely';
import { maxNeeds, type Need } from '../../../src/domain/contract/staff/today.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** A need of a known kind. It is dealt with here, unless it has a page. */
export type FoundNeed = Omit<Need, 'kind' | 'page'> & Partial<Pick<Need, 'page'>>;

/** The most urgent needs of a kind, and the number of all. */
export interface Found {
  needs: readonly FoundNeed[];
  count: number;
}

export const allOf = (needs: readonly FoundNeed[]): Found => ({ needs, count: needs.length });

type Query<Table extends keyof Schema, Row> = SelectQueryBuilder<Schema, Table, Row>;

/** The first rows of a query, and the number of all. @param inOrder selects columns, and sorts */
export async function firstOf<Table extends keyof Schema, Row>(
  query: Query<Table, object>,
  inOrder: (query: Query<Table, object>) => Query<Table, Row>,
) {
  const [rows, { n }] = await Promise.all([
    inOrder(query).limit(maxNeeds).execute(),
    query.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
  ]);
  return { rows, count: Number(n) };
}
