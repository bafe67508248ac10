import { addUp } from '../../src/domain/pricing/price.ts';
import { aboutNothing } from '../../src/domain/wizard/about.ts';
import type { KeptQuote } from '../../src/orders/saved-quote/savedQuoteSchema.ts';
import type { KeepRequest } from '../../src/orders/saved-quote/saveQuoteSchema.ts';
import { type Order, priceOf, type Selection } from '../../src/orders/selection.ts';
import { type Answer, basket, send } from './request.ts';
import type { TestServer } from './startTestServer.ts';

/** What the browser sends to keep the basket of €1,980. */
export function keepRequest(change: Partial<KeepRequest> = {}): KeepRequest {
  return { selection: basket, about: { ...aboutNothing, industry: 'restaurant' }, ...change };
}

/** Keeps a quote as the browser does. */
export function keep(
  { url }: Pick<TestServer, 'url'>,
  change: Partial<KeepRequest> = {},
  attempt?: string,
): Promise<Answer> {
  const headers: Record<string, string> = attempt ? { 'idempotency-key': attempt } : {};
  return send(`${url}/api/quotes`, keepRequest(change), headers);
}

/** The token of a quote that is kept just now. */
export async function keptToken(server: Pick<TestServer, 'url'>, change: Partial<KeepRequest> = {}): Promise<string> {
  return String((await keep(server, change)).body.token);
}

/** What a link shows. */
export async function see(
  { url }: Pick<TestServer, 'url'>,
  token: string,
): Promise<{ status: number; body: KeptQuote }> {
  const response = await fetch(`${url}/api/quotes/${token}`);
  return { status: response.status, body: (await response.json()) as KeptQuote };
}

/** A price list on which every line costs so much more than on our own, and on which the deposit grows with it. */
export function dearerBy(euro: number): (selection: Selection) => Order {
  return (selection) => {
    const order = priceOf(selection);
    const price = addUp(order.price.lines.map((line) => ({ ...line, amount: line.amount + euro })));
    return { ...order, price, due: { ...order.due, amount: order.due.amount + euro } };
  };
}
