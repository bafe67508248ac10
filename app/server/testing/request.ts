import type { CheckoutRequest } from '../../src/orders/checkoutSchema.ts';
import type { TestServer } from './startTestServer.ts';

/** A selection of the quick quote that costs €1,980, with a deposit of €396. */
export const exampleSelection = {
  version: 1,
  wizard: 'quote',
  solutionType: 'both',
  system: 'trinity-core',
  tier: 'full',
} as const satisfies CheckoutRequest['selection'];

/** The answers of its buyer. */
export const brief = {
  version: 1,
  about: { industry: 'retail', goals: ['scale'], budget: null },
  wishes: { notes: 'Call me', keywords: ['bread', 'cakes'], systems: ['garo'], dashboards: ['dashboard:financial'] },
  topic: null,
} as const satisfies CheckoutRequest['brief'];

/** A business that buys. */
export const business = {
  company: null,
  vatNumber: null,
  address: { line1: '5 Mill Lane', line2: null, town: 'Cork', postcode: 'T12 AB34', country: 'IE' },
} as const satisfies CheckoutRequest['business'];

/** A checkout request for that selection, without a brief. */
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
    selection: exampleSelection,
    ...change,
  };
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** Posts JSON and reads the JSON answer. */
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
  idempotencyKey?: string,
): Promise<Answer> {
  const headers: Record<string, string> = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {};
  return send(`${server.url}/api/create-checkout-session`, checkoutRequest(server, change), headers);
}
