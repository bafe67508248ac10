import { sql } from 'kysely';
import { HttpError } from './httpError.ts';

/** A position in a list that is sorted by an instant and then by id, latest first. */
export interface Position {
  at: string;
  id: string;
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

/** Parses the `after` parameter of a request. @throws HttpError */
export function positionAfter(after: string | undefined): Position | null {
  if (after === undefined || after === '') return null;
  try {
    const [at, id]: unknown[] = JSON.parse(Buffer.from(after, 'base64url').toString());
    if (typeof at === 'string' && typeof id === 'string') return { at, id };
  } catch {
    // Not one of ours.
  }
  throw new HttpError(400, 'invalid-page', 'This page of the list doesn’t exist. Please start from its beginning.');
}

/**
 * SQL condition: the row comes after a position, in a list that is sorted by these columns, latest first. Compares row
 * values, so that an index on both columns can be used.
 */
export const comesAfter = (position: Position | null, at: string, id: string) =>
  position === null
    ? sql<boolean>`1 = 1`
    : sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${position.at}, ${position.id})`;
