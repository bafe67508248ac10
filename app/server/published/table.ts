import { integer, type Row, table, text } from '../platform/db/table.ts';

/** What owners publish from the desk. */
export type PublishedKind = 'catalogue' | 'settings' | 'pages' | 'discounts';

/** Every version that was published; the highest is in force. */
export const published = table({
  keptAs: null,
  columns: {
    kind: text('none', 'not null').of<PublishedKind>(),
    version: integer('none', 'not null'),
    /** JSON. */
    data: text('none', 'not null'),
    /** The member who published it. */
    author: text('none', 'not null'),
    published_at: text('none', 'not null'),
  },
  constraints: ['constraint published_once primary key (kind, version)'],
});
export type PublishedRow = Row<typeof published>;

/** What is being prepared, one draft of each kind. */
export const publishedDrafts = table({
  keptAs: null,
  columns: {
    kind: text('none', 'primary key').of<PublishedKind>(),
    /** JSON; it may have faults. Null once it is published or discarded. */
    data: text('none'),
    /** Counts the changes of all drafts of this kind. */
    version: integer('none', 'not null'),
    /** The member who saved it last. */
    author: text('none', 'not null'),
    updated_at: text('none', 'not null'),
  },
});
