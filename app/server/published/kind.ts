import type { Transaction } from 'kysely';
import type { PublishedProblem } from '../../src/domain/contract/staff/published.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { PublishedKind } from './table.ts';

/** How one kind of published content is read, compared and checked. */
export interface PublishedRules<Data> {
  kind: PublishedKind;
  /** "Price list" */
  name: string;
  builtIn: Data;
  /** Something sent or stored, or what is wrong with it. */
  read: (written: unknown, settings: Settings) => { data: Data | null; problems: readonly PublishedProblem[] };
  /** What differs, in words. */
  changes: (before: Data, after: Data, settings: Settings) => string[];
  /** What an owner should look at. */
  warnings: (data: Data, settings: Settings) => string[];
  /** For a kind of many, each by its key. */
  many?: CollectionRules<Data>;
}

/** What is different with a kind of many, such as posts. */
export interface CollectionRules<Data> {
  /** What lists show of a version without faults; null where it takes it off the site. */
  summary: (data: Data) => unknown;
  /** What the desk calls a draft, whatever is in it. */
  titleOf: (written: unknown) => string;
  /** Where it is on the site. */
  pathOf: (data: Data) => string;
  /** A copy that is on the site, or off it. */
  withShown: (data: Data, isShown: boolean) => Data;
  /** @throws HttpError if it can't have the address that it wants */
  requireFree: (transaction: Transaction<Schema>, key: string, data: Data, now: Date) => Promise<void>;
}
