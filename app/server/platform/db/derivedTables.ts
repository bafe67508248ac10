import { tables } from './schema.ts';
import type { TableSql } from './table.ts';

const declared: Readonly<Record<string, TableSql>> = tables;

/** Whether a table exists only in SQLite, and not in the schema: the full-text index, and the counts of changes. */
export const isSqliteTable = (name: string) => /_search_index(_|$)/.test(name) || name === 'change_counts';

/** Whether triggers derive a table from other tables: for searches, or for the desk's live updates. */
export const isDerivedTable = (name: string) => declared[name]?.isDerived === true || isSqliteTable(name);
