import { integer, type Row, table, text } from '../platform/db/table.ts';

/** What owners publish from the desk. */
export type PublishedKind = 'catalogue' | 'settings' | 'pages' | 'discounts' | 'profiles' | ManyKind;

/** The kinds of which there are many, each by its key. */
export type ManyKind = 'posts' | 'projects';

/** The kinds of which there is one of each. */
export type SingleKind = Exclude<PublishedKind, ManyKind>;

/** Every version that was published; the highest is in force, of posts and projects the highest whose time has come and that no later one replaced before. */
export const published = table({
  keptAs: null,
  columns: {
    kind: text('none', 'not null').of<PublishedKind>(),
    /** Which post or project; empty for a kind of which there is one. */
    key: text('none', 'not null'),
    version: integer('none', 'not null'),
    /** JSON. */
    data: text('none', 'not null'),
    /** Of posts and projects: what lists show of it, so that they needn't read its data, as JSON. Null where it isn't shown. */
    summary: text('none'),
    /** The member who published it. */
    author: text('none', 'not null'),
    /** Of posts and projects also a time to come: until then, a later version takes its place. */
    published_at: text('none', 'not null'),
    /** When that was decided: before `published_at` if it waits. */
    made_at: text('none', 'not null'),
  },
  constraints: ['constraint published_once primary key (kind, key, version)'],
});
export type PublishedRow = Row<typeof published>;

/** The files of the pictures that the team has added, each in its sizes: in the database, so that every copy of it has them. */
export const pictures = table({
  keptAs: null,
  columns: {
    /** Of what was uploaded. */
    hash: text('none', 'not null'),
    /** "480.avif", "shared.jpg" */
    file: text('none', 'not null'),
    /** Of the largest file, in pixels. */
    width: integer('none', 'not null'),
    height: integer('none', 'not null'),
    /** Base64. */
    content: text('none', 'not null'),
    /** Or, within a week, last used: pictures that nothing uses are kept for a while from then on. */
    added_at: text('none', 'not null'),
  },
  constraints: ['constraint picture_file primary key (hash, file)'],
});

/** What is being prepared: one draft of each kind, and of each post. */
export const publishedDrafts = table({
  keptAs: null,
  columns: {
    kind: text('none', 'not null').of<PublishedKind>(),
    key: text('none', 'not null'),
    /** JSON; it may have faults. Null once it is published or discarded. */
    data: text('none'),
    /** Of posts and projects: the title. */
    summary: text('none'),
    /** Counts the changes of all drafts of this kind and key. */
    version: integer('none', 'not null'),
    /** The member who saved it last. */
    author: text('none', 'not null'),
    updated_at: text('none', 'not null'),
  },
  constraints: ['constraint one_draft primary key (kind, key)'],
});
export type PublishedDraftRow = Row<typeof publishedDrafts>;
