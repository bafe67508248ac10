import type { Answer } from '../../src/domain/contract/answers.ts';
import { answersOfQuote } from '../../src/orders/brief.ts';
import type { Priced } from '../../src/orders/saved-quote/savedQuoteSchema.ts';
import type { SavableSelection, SaveQuoteRequest } from '../../src/orders/saved-quote/saveQuoteSchema.ts';
import { selectionSchema } from '../../src/orders/selectionSchema.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/db/open.ts';
import type { SavedQuoteRow } from './table.ts';
import { quoteIdIn } from './token.ts';

/** Reference number for the visitor: short enough for a phone call. */
export function referenceOf({ id }: Pick<SavedQuoteRow, 'id'>): string {
  return id.slice(0, 8).toUpperCase();
}

export function pricedOf({ priced }: Pick<SavedQuoteRow, 'priced'>): Priced {
  return JSON.parse(priced) as Priced;
}

/** The stored further answers, fewer than the wizard asks for today when a question is newer. */
export function aboutOf({ about }: Pick<SavedQuoteRow, 'about'>): SaveQuoteRequest['about'] {
  return JSON.parse(about) as SaveQuoteRequest['about'];
}

/** The stored selection. Items may no longer be on offer. */
export function storedSelectionOf({ selection }: Pick<SavedQuoteRow, 'selection'>): SavableSelection {
  return JSON.parse(selection) as SavableSelection;
}

/** What was answered about the business. */
export const answersOf = (row: Pick<SavedQuoteRow, 'selection' | 'about'>): Answer[] =>
  answersOfQuote(storedSelectionOf(row), aboutOf(row));

/** The selection; null when an item is no longer on offer. */
export function offeredSelectionOf(row: SavedQuoteRow): SavableSelection | null {
  const selection = storedSelectionOf(row);
  return selectionSchema.safeParse(selection).success ? selection : null;
}

export function quoteByIdempotencyKey(database: Database, idempotencyKey: string): Promise<SavedQuoteRow | undefined> {
  return database
    .selectFrom('saved_quotes')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** The quote of a token; undefined for an invalid one. */
export async function quoteByToken({ settings, database }: Context, token: string): Promise<SavedQuoteRow | undefined> {
  const id = quoteIdIn(token, settings.secret);
  if (id === null) return undefined;
  return database.selectFrom('saved_quotes').selectAll().where('id', '=', id).executeTakeFirst();
}
