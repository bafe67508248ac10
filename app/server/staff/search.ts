import { sql } from 'kysely';

/** Escapes what means something to LIKE. */
export const literally = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** SQL condition: one of the columns contains the text, ignoring case. Signs are taken as they are. */
export function contains(columns: readonly string[], search: string | undefined) {
  if (!search) return sql<boolean>`1 = 1`;
  const pattern = `%${literally(search.toLowerCase())}%`;
  const each = columns.map((column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}
