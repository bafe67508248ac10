import { type RawBuilder, sql } from 'kysely';
import { instantOf } from '../../../src/domain/booking/clock.ts';
import { addDays } from '../../../src/domain/booking/day.ts';
import { type ListSort, largestAmount, type Narrowing } from '../../../src/domain/contract/staff/list.ts';
import { HttpError } from './httpError.ts';

/** A position in a list that is sorted by an instant or an amount and then by id. */
export interface Position {
  at: string | number;
  id: string;
}

/** How a list is sorted: by which column, and from which end. */
export interface Sorting {
  column: string;
  ascending: boolean;
}

/** The orders that a member can choose of a list of things with a day and a total. */
export const sortings = {
  latest: { column: 'created_at', ascending: false },
  oldest: { column: 'created_at', ascending: true },
  largest: { column: 'total_cents', ascending: false },
  smallest: { column: 'total_cents', ascending: true },
} as const satisfies Record<ListSort, Sorting>;

/** The position of a row in such a list. */
export const positionBy =
  (sort: ListSort) =>
  (row: { created_at: string; total_cents: number; id: string }): Position => ({
    at: row[sortings[sort].column],
    id: row.id,
  });

/** SQL condition: the row's day and total are within these, of which each may be left out. */
export function isWithin({ from, until, least, most }: Narrowing, timeZone: string): RawBuilder<boolean> {
  const midnight = (day: string) => new Date(instantOf({ day, minutes: 0 }, timeZone)).toISOString();
  const conditions = [
    from !== undefined && sql`created_at >= ${midnight(from)}`,
    until !== undefined && sql`created_at < ${midnight(addDays(until, 1))}`,
    least !== undefined && sql`total_cents >= ${least}`,
    most !== undefined && sql`total_cents <= ${most}`,
  ].filter((each) => each !== false);
  return sql<boolean>`(${sql.join([sql`1 = 1`, ...conditions], sql` and `)})`;
}

/** The position of most rows: by when they were created. */
export const byCreation = ({ created_at, id }: { created_at: string; id: string }): Position => ({
  at: created_at,
  id,
});

/** A page of at most `limit` rows, out of one more than that. */
export function toPage<Row, Shown>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => Position,
  show: (row: Row) => Shown,
): { rows: Shown[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last !== undefined ? encode(positionOf(last)) : null;
  return { rows: shown.map(show), next };
}

const encode = ({ at, id }: Position) => Buffer.from(JSON.stringify([at, id])).toString('base64url');

/** Parses the `after` parameter of a request. @param sort by which the list was sorted @throws HttpError */
export function positionAfter(after: string | undefined, sort: ListSort = 'latest'): Position | null {
  if (after === undefined || after === '') return null;
  try {
    const [at, id]: unknown[] = JSON.parse(Buffer.from(after, 'base64url').toString());
    const isAmount = sortings[sort].column === 'total_cents';
    const isPlace = isAmount ? Number.isInteger(at) && Math.abs(Number(at)) <= largestAmount : typeof at === 'string';
    if (isPlace && typeof id === 'string') return { at: at as Position['at'], id };
  } catch {
    // Not one of ours.
  }
  throw new HttpError(400, 'invalid-page', 'This page of the list doesn’t exist. Please start from its beginning.');
}

/**
 * SQL condition: the row comes after a position, in a list that is sorted by these columns, latest or largest first unless it is
 * ascending. Compares row values, so that an index on both columns can be used.
 */
export const comesAfter = (position: Position | null, at: string, id: string, ascending = false) =>
  position === null
    ? sql<boolean>`1 = 1`
    : sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) ${sql.raw(ascending ? '>' : '<')} (${position.at}, ${position.id})`;
