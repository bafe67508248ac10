import { beforeEach, describe, expect, test } from 'vitest';
import type { WrittenDiscount } from '../../src/domain/staff/discounts.ts';
import { builtIn } from '../published/published.ts';
import { openStripeDesk } from '../testing/desk.ts';
import { exampleSelection, order, send } from '../testing/request.ts';
import { saveQuote } from '../testing/savedQuotes.ts';
import { keepLogins } from '../testing/staff.ts';

const url = '/api/staff/discounts';
const spring: WrittenDiscount = {
  code: 'Spring',
  of: 'percent',
  value: '10',
  wizards: ['quote'],
  uses: '',
  until: '',
};

describe('a discount code', async () => {
  const { server, aoife: owner, daniel, pay } = await openStripeDesk({ aoife: 'owner', daniel: 'staff' });
  const start = server.clock.now;

  beforeEach(async () => {
    server.clock.now = start;
    await keepLogins(server);
    for (const table of ['published', 'published_drafts'] as const)
      await server.database.deleteFrom(table).where('kind', '=', 'discounts').execute();
    await server.context.apply({ ...server.context.published, discounts: builtIn.discounts });
  });

  const publish = async (change: Partial<WrittenDiscount> = {}) => {
    const { version } = (await owner.get(url)).body as { version: number };
    await daniel.post(url, { data: { codes: { a: { ...spring, ...change } } }, version });
    return owner.post(`${url}/publish`, { version: version + 1 });
  };
  const check = (code: string, change: object = {}) =>
    send(`${server.url}/api/discount`, { code, selection: exampleSelection, ...change });

  test('counts once an owner has published it, in capitals or not', async () => {
    expect(await check('SPRING')).toMatchObject({
      status: 409,
      body: { code: 'unusable-discount', message: expect.stringContaining('We don’t know the code SPRING') },
    });
    expect((await publish()).status).toBe(200);
    expect(await check(' spring ')).toMatchObject({
      status: 200,
      body: { code: 'SPRING', of: 'percent', value: 10, wizard: 'quote' },
    });
    expect((await owner.get(url)).body).toMatchObject({
      history: [{ changes: ['SPRING: new, 10% off in the quick quote'] }],
    });
  });

  test('is a line of the order, lowers its total and what is due, and is found on the desk', async () => {
    await publish();
    const email = 'spring@example.ie';
    const placed = await order(server, { email, price: 356.4, discountCode: 'spring' });
    expect(placed.status).toBe(200);
    expect((await daniel.get(`${url}/uses`)).body).toEqual({ uses: [] });
    await pay(String(placed.body.id));
    expect((await daniel.get(`${url}/uses`)).body).toEqual({ uses: [{ code: 'SPRING', orders: 1 }] });
    const stored = await server.database.selectFrom('orders').selectAll().where('email', '=', email).executeTakeFirst();
    expect(stored).toMatchObject({ total_cents: 178_200, deposit_cents: 35_640, discount_code: 'SPRING' });
    expect((JSON.parse(stored?.lines ?? '[]') as object[]).at(-1)).toMatchObject({ rule: 'Code SPRING, 10% off' });
    expect((await daniel.get(`/api/staff/orders/${stored?.id}`)).body).toMatchObject({
      status: 'paid',
      money: { received: 35_640, due: 142_560 },
      invoices: [{ kind: 'invoice', total: 35_640 }],
    });
    expect((await daniel.get('/api/staff/orders?view=all&search=spring')).body.rows).toMatchObject([{ email }]);
  });

  test('is charged by the server: neither its price without the code, nor the code at the full price', async () => {
    await publish();
    for (const change of [{ price: 356.4 }, { price: 396, discountCode: 'SPRING' }])
      expect((await order(server, change)).body.code).toBe('price-changed');
    expect((await order(server, { price: 356.4, discountCode: 'WINTER' })).body.code).toBe('unusable-discount');
    // What was ordered while it was valid stays, however often the browser repeats it.
    const repeat = () => order(server, { price: 356.4, discountCode: 'SPRING' }, 'the-key-of-this-order');
    const placed = await repeat();
    await publish({ until: '2026-11-19' });
    expect(await repeat()).toMatchObject({ status: 200, body: { id: placed.body.id } });
  });

  test('lowers the price of a saved quote, too', async () => {
    await publish();
    const savedQuoteToken = String((await saveQuote(server)).body.token);
    expect((await order(server, { savedQuoteToken, price: 356.4, discountCode: 'SPRING' })).status).toBe(200);
  });

  test.each<[string, Partial<WrittenDiscount>, object, string]>([
    ['after its last day', { until: '2026-11-19' }, {}, 'was valid until Thursday 19 November 2026'],
    ['in another wizard', { wizards: ['configurator', 'planner'] }, {}, 'for the package builder and budget planner'],
    ['for a consultation', {}, { selection: { version: 1, wizard: 'consultation' } }, 'isn’t for a consultation'],
    [
      'if it takes off all',
      { of: 'amount', value: '1980' },
      {},
      'too small for the code SPRING, which takes €1,980 off',
    ],
  ])('isn’t given %s', async (_, change, asked, words) => {
    expect((await publish(change)).status).toBe(200);
    const { status, body } = await check('SPRING', asked);
    expect([status, body.message]).toEqual([409, expect.stringContaining(words)]);
  });

  test('is valid on its last day', async () => {
    await publish({ until: '2026-11-20' });
    expect((await check('SPRING')).status).toBe(200);
  });

  test('can be used as often as was said: what isn’t paid holds no use, and who is paying keeps the price', async () => {
    await publish({ code: 'ONCE', uses: '1' });
    const buy = (email: string) => order(server, { email, price: 356.4, discountCode: 'ONCE' });
    const [first, second] = [await buy('one@example.ie'), await buy('two@example.ie')];
    expect([first.status, second.status]).toEqual([200, 200]);
    await pay(String(first.body.id));
    expect((await buy('three@example.ie')).body).toMatchObject({
      code: 'unusable-discount',
      message: 'The code ONCE has been used as often as it can be.',
    });
    await pay(String(second.body.id));
    const seen = await daniel.get('/api/staff/orders?view=all&search=two@example.ie');
    expect(seen.body.rows).toMatchObject([{ status: 'paid' }]);
  });
});
