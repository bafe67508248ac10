import { afterAll, beforeAll, beforeEach } from 'vitest';
import { addUp } from '../../src/domain/pricing/price.ts';
import type { SavedQuote } from '../../src/orders/saved-quote/savedQuoteSchema.ts';
import type { SaveQuoteRequest } from '../../src/orders/saved-quote/saveQuoteSchema.ts';
import { type Order, priceOf, type Selection } from '../../src/orders/selection.ts';
import { type Answer, exampleSelection, send } from './request.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';

/** The server of a block of tests, and the price list that it uses. */
interface QuoteServer {
  server: TestServer;
  priceOf: typeof priceOf;
}

/** Starts one server for the tests of a block. Each test begins with today's price list and clock, and may change both. */
export function quoteServer(): QuoteServer {
  const shop = { priceOf } as QuoteServer;
  beforeAll(async () => {
    shop.server = await startTestServer({ priceOf: (selection) => shop.priceOf(selection) });
  });
  afterAll(() => shop.server.close());
  beforeEach(() => {
    shop.priceOf = priceOf;
    shop.server.clock.now = new Date('2026-11-20T10:00:00.000Z');
  });
  return shop;
}

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

/** The price list with every line and the deposit raised by an amount. */
export function withRaisedPrices(euro: number): (selection: Selection) => Order {
  return (selection) => {
    const order = priceOf(selection);
    const price = addUp(order.price.lines.map((line) => ({ ...line, amount: line.amount + euro })));
    return { ...order, price, due: { ...order.due, amount: order.due.amount + euro } };
  };
}
