import { randomBytes } from 'node:crypto';
import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts';
import type { Answer } from '../../src/domain/contract/choices.ts';
import { answersOfQuote } from '../../src/orders/brief.ts';
import type { CheckoutRequest } from '../../src/orders/checkoutSchema.ts';
import { isSame } from '../../src/orders/saved-quote/same.ts';
import type { Priced, SavedQuote } from '../../src/orders/saved-quote/savedQuoteSchema.ts';
import type { SaveQuoteRequest } from '../../src/orders/saved-quote/saveQuoteSchema.ts';
import { isStillValid } from '../../src/orders/saved-quote/validity.ts';
import { isOffered, type Order, priceOf } from '../../src/orders/selection.ts';
import type { WizardSelection } from '../../src/wizards/schemas.ts';
import { referenceOf } from '../orders/order.ts';
import { type Context, today } from '../platform/context.ts';
import { hmac, isSameText } from '../platform/crypto/hmac.ts';
import type { Database } from '../platform/db/open.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { SavedQuoteRow } from './table.ts';

export function pricedOf({ priced }: Pick<SavedQuoteRow, 'priced'>): Priced {
  return JSON.parse(priced) as Priced;
}

/** The stored further answers, fewer than the wizard asks for today when a question is newer. */
export function aboutOf({ about }: Pick<SavedQuoteRow, 'about'>): SaveQuoteRequest['about'] {
  return JSON.parse(about) as SaveQuoteRequest['about'];
}

/** The stored selection. Items may no longer be on offer. */
export function storedSelectionOf({ selection }: Pick<SavedQuoteRow, 'selection'>): WizardSelection {
  return JSON.parse(selection) as WizardSelection;
}

/** What was answered about the business. */
export const answersOf = (catalogue: Catalogue, row: Pick<SavedQuoteRow, 'selection' | 'about'>): Answer[] =>
  answersOfQuote(catalogue, storedSelectionOf(row), aboutOf(row));

/** The selection; null when an item is no longer on offer. */
function offeredSelectionOf(catalogue: Catalogue, row: SavedQuoteRow): WizardSelection | null {
  const selection = storedSelectionOf(row);
  return isOffered(catalogue, selection) ? selection : null;
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

/**
 * Prices a purchase. A saved quote guarantees its price while it is valid, for the same selection; everything else is priced
 * by today's list.
 */
export async function orderFor(
  context: Context,
  { selection, savedQuoteToken }: Pick<CheckoutRequest, 'selection' | 'savedQuoteToken'>,
): Promise<Order> {
  const row = savedQuoteToken === undefined ? undefined : await quoteByToken(context, savedQuoteToken);
  const isGuaranteed =
    row && isStillValid(row.valid_until, today(context)) && isSame(storedSelectionOf(row), selection);
  if (!isGuaranteed) return priceOf(context.catalogue, selection);
  return { ...(pricedOf(row) as Pick<Order, 'price' | 'due'>), title: row.title };
}

/** A saved quote for the browser: with its saved price and today's. */
export function savedQuoteView(context: Context, row: SavedQuoteRow): SavedQuote {
  const selection = storedSelectionOf(row);
  const offered = offeredSelectionOf(context.catalogue, row);
  const current = offered && priceOf(context.catalogue, offered);
  return {
    token: tokenOf(row.id, context.settings.secret),
    reference: referenceOf(row),
    wizard: selection.wizard,
    title: row.title,
    savedOn: row.saved_on,
    validUntil: row.valid_until,
    valid: isStillValid(row.valid_until, today(context)),
    savedBill: pricedOf(row),
    today: current && { price: { ...current.price, lines: [...current.price.lines] }, due: current.due },
    selection: { ...selection },
    about: { ...aboutOf(row) },
    answers: answersOf(context.catalogue, row),
  };
}

/** Hash of the owner's e-mail address. Its purpose must not change: stored hashes would match no longer. */
export function ownerHash(address: string, { secret }: Pick<Settings, 'secret'>): string {
  return hmac('keeper', address, secret);
}

/** Stores that a quote belongs to an address. Idempotent. @param accountId of an owner who is logged in */
export async function rememberOwner(
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  database: Database,
  { quoteId, address, accountId = null }: { quoteId: string; address: string; accountId?: string | null },
): Promise<void> {
  await database
    .insertInto('quote_owners')
    .values({
      owner: ownerHash(address, settings),
      quote_id: quoteId,
      account_id: accountId,
      created_at: now().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Length of the id and of its signature: short enough for a printed link, too long to guess. */
const bytes = 10;
const pattern = /^[0-9a-f]{40}$/;

/** The id of a new saved quote. */
export function newQuoteId(): string {
  return randomBytes(bytes).toString('hex');
}

/** The signed token of a saved quote's link. */
export function tokenOf(id: string, secret: string): string {
  return id + hmac('quote', id, secret).slice(0, bytes * 2);
}

/** The quote id of a token; null when we haven't signed it. */
function quoteIdIn(token: string, secret: string): string | null {
  if (!pattern.test(token)) return null;
  const id = token.slice(0, bytes * 2);
  return isSameText(token, tokenOf(id, secret)) ? id : null;
}

/** Route of a saved quote's page. */
export const savedQuotePath = '/quote/:token';

/** The link to a saved quote. */
export function linkOf({ id }: Pick<SavedQuoteRow, 'id'>, { secret }: Settings, origin: string): string {
  return `${origin}${savedQuotePath.replace(':token', tokenOf(id, secret))}`;
}
