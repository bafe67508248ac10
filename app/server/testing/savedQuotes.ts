import { catalogueOf } from '../../src/domain/catalogue/catalogue.ts';
import { defaultCatalogueData } from '../../src/domain/catalogue/defaultCatalogue.ts';
import type { SavedQuote } from '../../src/orders/saved-quote/savedQuoteSchema.ts';
import type { SaveQuoteRequest } from '../../src/orders/saved-quote/saveQuoteSchema.ts';
import { type Answer, exampleSelection, send } from './request.ts';
import type { TestServer } from './startTestServer.ts';

/** The browser's request to save the selection of €1,980. */
export function saveRequest(change: Partial<SaveQuoteRequest> = {}): SaveQuoteRequest {
  return { selection: exampleSelection, about: { industry: 'restaurant', goals: [] }, ...change };
}

/** Saves a quote as the browser does. */
export function saveQuote(
  { url }: Pick<TestServer, 'url'>,
  change: Partial<SaveQuoteRequest> = {},
  idempotencyKey?: string,
): Promise<Answer> {
  const headers: Record<string, string> = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {};
  return send(`${url}/api/quotes`, saveRequest(change), headers);
}

/** Saves a quote. @returns its token */
export async function tokenOfNewQuote(
  server: Pick<TestServer, 'url'>,
  change: Partial<SaveQuoteRequest> = {},
): Promise<string> {
  return String((await saveQuote(server, change)).body.token);
}

/** The quote of a token. */
export async function viewQuote(
  { url }: Pick<TestServer, 'url'>,
  token: string,
): Promise<{ status: number; body: SavedQuote }> {
  const response = await fetch(`${url}/api/quotes/${token}`);
  return { status: response.status, body: (await response.json()) as SavedQuote };
}

const raisedData = structuredClone(defaultCatalogueData);
raisedData.trinityPrices.quote['trinity-core'].beta += 100;
raisedData.tiers.full.minPrice += 100;
raisedData.tiers.full.maxPrice += 100;
for (const platform of Object.values(raisedData.platforms)) platform.price += 100;

/** The default catalogue with its prices of Trinity Core, of the tier Full System and of all platforms raised by €100. */
export const raisedCatalogue = catalogueOf(raisedData);
