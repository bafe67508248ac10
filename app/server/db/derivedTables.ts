/** Counts changes, in SQLite only: PostgreSQL notifies the processes. */
const isChangeCount = (name: string) => name === 'change_counts';

/** Whether triggers derive a table from other tables: for searches, or for the desk's live updates. */
export const isDerivedTable = (name: string) => /_search(_|$)/.test(name) || isChangeCount(name);

/** Whether a table exists only in SQLite, and not in the schema: the full-text index and the counts. */
export const isSqliteTable = (name: string) => /_search_index(_|$)/.test(name) || isChangeCount(name);
