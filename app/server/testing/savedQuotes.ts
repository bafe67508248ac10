import { addUp } from '../../src/domain/pricing/price.ts';
import type { SavedQuote } from '../../src/orders/saved-quote/savedQuoteSchema.ts';
import type { SaveQuoteRequest } from '../../src/orders/saved-quote/saveQuoteSchema.ts';
import { type Order, priceOf, type Selection } from '../../src/orders/selection.ts';
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

/** The price list with every line and the deposit raised by an amount. */
export function raisedBy(euro: number): (selection: Selection) => Order {
  return (selection) => {
    const order = priceOf(selection);
    const price = addUp(order.price.lines.map((line) => ({ ...line, amount: line.amount + euro })));
    return { ...order, price, due: { ...order.due, amount: order.due.amount + euro } };
  };
}
