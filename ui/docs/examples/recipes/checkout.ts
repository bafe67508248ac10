/** In cents, on the server: the browser never sends an amount. */
const prices = new Map([
  ['foundation', 80_000],
  ['full', 160_000],
]);

/** Creates a checkout at your payment provider. Resolves with its URL. */
type CreateCheckout = (order: { tier: string; cents: number }) => Promise<string>;

/** Handles `POST /api/checkout`, in any server with Request and Response. */
export async function handleCheckout(request: Request, create: CreateCheckout): Promise<Response> {
  const { tier } = (await request.json()) as { tier: string };
  const cents = prices.get(tier);
  if (cents === undefined) return Response.json({ error: 'There is no such tier' }, { status: 400 });
  return Response.json({ address: await create({ tier, cents }) });
}
