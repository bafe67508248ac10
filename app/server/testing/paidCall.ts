import { order, send } from './request.ts';
import type { TestServer } from './startTestServer.ts';

/** A paid consultation: its order, and the token to choose its time. */
export interface TestPaidCall {
  orderId: string;
  session: string;
  token: string;
}

/** Buys a consultation in the demo checkout. */
export async function buyCall(server: TestServer, email = 'ann@example.ie'): Promise<TestPaidCall> {
  const selection = { version: 1, wizard: 'consultation' } as const;
  const placed = await order(server, { email, price: 83, serviceType: 'consultation', selection });
  const session = String(placed.body.id);
  await server.app.inject({
    method: 'POST',
    url: `/demo-checkout/${session}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'choice=pay',
  });
  const status = await server.app.inject({ method: 'GET', url: `/api/checkout-session/${session}` });
  const token = String(status.json().paidCall);
  return { orderId: token.split('.')[0] ?? '', session, token };
}

/** Chooses the time of a paid consultation. */
export const chooseTime = ({ url }: Pick<TestServer, 'url'>, { token }: Pick<TestPaidCall, 'token'>, date: string) =>
  send(`${url}/api/meeting/paid/${token}`, { date });
