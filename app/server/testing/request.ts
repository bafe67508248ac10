import type { CheckoutRequest } from '../../src/orders/checkoutSchema.ts';
import type { TestServer } from './startTestServer.ts';

/** The basket of the quote builder that costs €1,980, with a deposit of €396. */
export const basket = {
  version: 1,
  wizard: 'quote',
  solutionType: 'both',
  system: 'trinity-core',
  tier: 'full',
} as const satisfies CheckoutRequest['selection'];

/** What a buyer of that basket told us. */
export const brief = {
  version: 1,
  about: { industry: 'retail', goals: ['scale'], budget: null },
  wishes: { notes: 'Call me', keywords: ['bread', 'cakes'], systems: ['garo'], dashboards: ['dashboard:financial'] },
  topic: null,
} as const satisfies CheckoutRequest['brief'];

/** What a client sends for that basket that knows of texts alone; a browser adds the brief. */
export function checkoutRequest(
  { url }: Pick<TestServer, 'url'>,
  change: Partial<CheckoutRequest> = {},
): CheckoutRequest {
  return {
    name: 'Ann Byrne',
    email: 'ann@example.ie',
    serviceType: 'brand_identity_package',
    price: 396,
    targetAudience: 'Restaurant business focused on growth and efficiency',
    campaignDuration: '4-6 months',
    notes: 'Solution: Complete Digital Transformation\nTrinity: Trinity Core',
    success_url: `${url}/checkout-success`,
    cancel_url: `${url}/checkout-cancel`,
    selection: basket,
    ...change,
  };
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** Sends JSON over the network and reads the JSON that comes back. */
export async function send(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** Places an order as the browser does. */
export function order(
  server: Pick<TestServer, 'url'>,
  change: Partial<CheckoutRequest> = {},
  attempt?: string,
): Promise<Answer> {
  const headers: Record<string, string> = attempt ? { 'idempotency-key': attempt } : {};
  return send(`${server.url}/api/create-checkout-session`, checkoutRequest(server, change), headers);
}
