/** Counts what has changed, in SQLite alone: PostgreSQL notifies the processes. */
const isChangeCount = (name: string) => name === 'change_counts';

/** Whether triggers derive what is in a table from other tables: for searches, or for the desk's live updates. */
export const isDerivedTable = (name: string) => /_search(_|$)/.test(name) || isChangeCount(name);

/** Whether a table is SQLite's alone, and not in the schema: the full-text index in its own form, and the counts. */
export const isSqliteTable = (name: string) => /_search_index(_|$)/.test(name) || isChangeCount(name);
