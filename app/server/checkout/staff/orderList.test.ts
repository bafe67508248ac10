import { beforeAll, describe, expect, test } from 'vitest';
import { openDesk } from '../../testing/desk.ts';
import { business, order } from '../../testing/request.ts';

describe('orders as CSV', async () => {
  const { server, daniel } = await openDesk({ daniel: 'staff' });
  beforeAll(async () => {
    for (const name of ['=HYPERLINK("x")', '+1', '-1', '@sum', 'Máire “O’Brien”, Bakery']) {
      server.clock.now = new Date(server.clock.now.getTime() + 60_000);
      await order(server, { name, email: 'buyer@example.ie', business: { ...business, company: 'Bakery Ltd' } });
    }
  });

  const load = async (query: string) => {
    const answer = await daniel.download(`/api/staff/orders.csv?${query}`);
    return { ...answer, lines: String(answer.bytes).slice(1).split('\r\n') };
  };

  test('are a file in UTF-8 with a byte order mark, ISO dates and decimals', async () => {
    const { status, headers, bytes, lines } = await load('');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="orders-2026-11-20.csv"');
    expect(headers.get('cache-control')).toContain('no-store');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(lines[0]).toBe(
      'Reference,Ordered,Name,E-mail,Company,VAT number,Address,Order,Stage,Status,Currency,Total,Deposit,Received,Returned,Disputed,Pending,Due,Discount code,Chosen and written',
    );
    expect(lines[1]).toMatch(
      /^[\dA-F]{8},2026-11-20,"Máire “O’Brien”, Bakery",buyer@example\.ie,Bakery Ltd,,"5 Mill Lane, Cork, T12 AB34, Ireland",Trinity Core \+ Full System platform,New,Not paid yet,EUR,1980\.00,396\.00,0\.00,0\.00,0\.00,0\.00,1980\.00,,"Target audience: Restaurant business[^"\n]+; Duration: 4-6 months; Notes: [^"\n]+"$/,
    );
  });

  test('run no formulas in a spreadsheet', async () => {
    const { lines } = await load('');
    const names = lines.slice(2, 6).map((line) => line.split(',')[2]);
    expect(names).toEqual(["'@sum", "'-1", "'+1", `"'=HYPERLINK(""x"")"`]);
  });

  test('contain every order of the view and search', async () => {
    expect((await load('view=done')).lines.filter(Boolean)).toHaveLength(1);
    expect((await load(`search=${encodeURIComponent('máire')}`)).lines.filter(Boolean)).toHaveLength(2);
    const [first] = await server.database.selectFrom('orders').selectAll().execute();
    if (!first) throw new Error('no order');
    const copies = Array.from({ length: 220 }, (_, number) => ({
      ...first,
      id: `${String(number).padStart(8, '0')}-copy`,
      provider_session_id: null,
      idempotency_key: `copy-${number}`,
    }));
    for (const copy of copies) await server.database.insertInto('orders').values(copy).execute();
    const { lines } = await load('');
    expect(lines.filter(Boolean)).toHaveLength(226);
    expect(new Set(lines.slice(1, -1).map((line) => line.slice(0, 8))).size).toBe(225);
    expect((await load('limit=5')).status).toBe(400);
  });

  test('are logged, each export without the search words', async () => {
    await load('view=unpaid&search=buyer');
    const log = await server.database.selectFrom('audit_log').selectAll().where('action', '=', 'orders.csv').execute();
    const members = await server.database
      .selectFrom('staff')
      .select('id')
      .where('address', 'like', 'daniel%')
      .execute();
    expect(new Set(log.map(({ actor }) => actor))).toEqual(new Set(members.map(({ id }) => id)));
    expect(log.map(({ after }) => JSON.parse(after))).toContainEqual({ view: 'unpaid', searched: true });
    expect(JSON.stringify(log)).not.toContain('buyer');
  });
});
