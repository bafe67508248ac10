import { beforeAll, describe, expect, test } from 'vitest';
import { maxFilters, type SavedFilter } from '../../../src/domain/contract/staff/filters.ts';
import { erasePersonalData } from '../../people/erasePersonalData.ts';
import { openDesk } from '../../testing/desk.ts';
import { business, order } from '../../testing/request.ts';
import type { Member } from '../../testing/staff.ts';

const { server, aoife, daniel } = await openDesk({ aoife: 'read-only', daniel: 'staff' });

describe('orders as CSV', () => {
  beforeAll(async () => {
    for (const name of ['=HYPERLINK("x")', '+1', '-1', '@sum', 'Máire “O’Brien”, Bakery']) {
      server.clock.pass(60_000);
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
      /^[\dA-F]{8},2026-11-20,"Máire “O’Brien”, Bakery",buyer@example\.ie,Bakery Ltd,,"5 Mill Lane, Cork, T12 AB34, Ireland",Trinity Core \+ Full System platform,Not started,Not paid yet,EUR,1980\.00,396\.00,0\.00,0\.00,0\.00,0\.00,1980\.00,,"Target audience: Restaurant business[^"\n]+; Duration: 4-6 months; Notes: [^"\n]+"$/,
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
    expect(new Set(log.map(({ actor }) => actor))).toEqual(new Set(['member-daniel@agency.example']));
    expect(log.map(({ after }) => JSON.parse(after))).toContainEqual({ view: 'unpaid', searched: true });
    expect(JSON.stringify(log)).not.toContain('buyer');
  });
});

const path = '/api/staff/filters';
const due = { name: 'Byrne, due', view: 'balance-due', search: 'byrne' };

describe('filters that members keep', () => {
  const of = async (member: Member) => (await member.get(path)).body.filters as unknown as SavedFilter[];

  test('belong to their member only, and a read-only member can have them', async () => {
    expect((await aoife.post(path, due)).status).toBe(200);
    expect((await aoife.post(path, { name: 'All', view: 'all' })).status).toBe(200);
    expect(await of(aoife)).toMatchObject([due, { name: 'All', view: 'all', search: '' }]);
    expect(await of(daniel)).toEqual([]);
    const [{ id } = { id: '' }] = await of(aoife);
    expect((await daniel.post(`${path}/${id}/remove`)).status).toBe(404);
    expect((await aoife.post(`${path}/${id}/remove`)).status).toBe(200);
    expect((await of(aoife)).map(({ name }) => name)).toEqual(['All']);
    const log = await server.database.selectFrom('audit_log').selectAll().where('action', 'like', 'filter.%').execute();
    expect(log).toHaveLength(3);
    expect(JSON.stringify(log), 'a name that was searched for').not.toMatch(/byrne/i);
  });

  test('keep how the list is sorted and narrowed, in order only', async () => {
    const narrowed = { from: '2026-11-01', until: '2026-11-30', sort: 'largest', least: 25_000 };
    const november = { name: 'November', view: 'all', ...narrowed };
    expect((await aoife.post(path, november)).status).toBe(200);
    const [kept] = (await of(aoife)).filter(({ name }) => name === 'November');
    expect(kept).toEqual({ ...november, id: kept?.id, search: '' });
    expect((await aoife.post(path, { ...november, name: 'None', until: '2026-10-01' })).status).toBe(400);
    expect((await aoife.post(`${path}/${kept?.id}/remove`)).status).toBe(200);
  });

  test('have unique names per member, and are limited', async () => {
    expect((await daniel.post(path, due)).status).toBe(200);
    expect((await daniel.post(path, { ...due, view: 'all' })).body.code).toBe('name-used');
    expect((await aoife.post(path, due)).status).toBe(200);
    for (let number = 1; number < maxFilters; number += 1) await daniel.post(path, { ...due, name: `${number}` });
    expect(await of(daniel)).toHaveLength(maxFilters);
    expect((await daniel.post(path, { ...due, name: 'One more' })).body.code).toBe('too-many');
    expect((await daniel.post(path, { ...due, name: '', view: 'other' })).status).toBe(400);
  });

  test('are deleted when the person whose address they search for is erased', async () => {
    await aoife.post(path, { name: 'Ann', view: 'all', search: 'Ann@Example.ie' });
    const { database, clock } = server;
    await database
      .transaction()
      .execute((transaction) => erasePersonalData(transaction, ['ann@example.ie'], clock.now));
    expect((await of(aoife)).map(({ name }) => name)).toEqual(['All', 'Byrne, due']);
  });

  test('are deleted with their member', async () => {
    await server.database.deleteFrom('staff').where('address', '=', 'daniel@agency.example').execute();
    const kept = await server.database.selectFrom('kept_filters').select('member').execute();
    expect(new Set(kept.map(({ member }) => member))).toEqual(new Set(['member-aoife@agency.example']));
  });
});
