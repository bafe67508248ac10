import type { Migration } from 'kysely/migration';
import * as firstSchema from './migrations/0001-first-schema.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/** In the order of their names. Never change a released migration: databases have run it. Add another. */
export const migrations: Migrations = {
  '0001-first-schema': firstSchema,
};

/** Of the names of migrations that a database has run, those that this version doesn't know: a later one has changed it. */
export const laterMigrations = (executed: readonly string[], known: Migrations = migrations): string[] =>
  executed.filter((name) => !(name in known));
