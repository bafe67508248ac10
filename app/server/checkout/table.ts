import { type Row, table, text } from '../platform/db/table.ts';

/** A version of the terms of business. Its text never changes: a trigger rejects updates. */
export const terms = table({
  keptAs: null,
  columns: {
    /** SHA-256 of its text, as hexadecimal digits. */
    version: text('none', 'primary key'),
    /** JSON: the whole text, `Terms`. */
    document: text('none', 'not null'),
    /** When it last came into force. The latest of all versions is in force. */
    since: text('none', 'not null'),
  },
});
export type TermsRow = Row<typeof terms>;
