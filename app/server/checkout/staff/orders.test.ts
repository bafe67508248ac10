import { beforeAll, describe, expect, test } from 'vitest';
import type { StaffOrder, StaffOrderRow } from '../../../src/domain/contract/staff/orders.ts';
import { openDesk } from '../../testing/desk.ts';
import { order } from '../../testing/request.ts';

describe('orders on the desk', async () => {
  const { server, aoife, daniel } = await openDesk({ aoife: 'owner', daniel: 'staff' });
  beforeAll(async () => {
    for (let number = 1; number <= 25; number += 1) {
      server.clock.pass(60_000);
      await order(server, { email: `buyer-${number}@example.ie` });
    }
  });

  const list = async (query = '') =>
    (await aoife.get(`/api/staff/orders?${query}`)).body as unknown as { rows: StaffOrderRow[]; next: string | null };
  const one = async (id: string) => (await aoife.get(`/api/staff/orders/${id}`)).body as unknown as StaffOrder;

  test('are listed in pages, latest first, each once', async () => {
    const first = await list();
    expect(first.rows).toHaveLength(20);
    expect(first.rows[0]).toMatchObject({ email: 'buyer-25@example.ie', stage: 'new', status: 'open' });
    const second = await list(`after=${first.next}`);
    expect(second.next).toBeNull();
    const emails = [...first.rows, ...second.rows].map(({ email }) => email);
    expect(new Set(emails).size).toBe(25);
    expect((await aoife.get('/api/staff/orders?after=bm90IG91cnM')).status).toBe(400);
  });

  test('a stage is set, appears in the history, and is undone within seconds by the same member', async () => {
    const [{ id } = { id: '' }] = (await list()).rows;
    const set = await daniel.post(`/api/staff/orders/${id}/stage`, { stage: 'in-progress', version: 0 });
    expect(set.status).toBe(200);
    expect(await one(id)).toMatchObject({
      stage: 'in-progress',
      version: 1,
      events: [{ who: 'The customer' }, { what: 'Stage set to In progress', who: 'Daniel Roche' }],
    });
    const entry = String(set.body.entry);
    expect((await aoife.post('/api/staff/undo', { entry })).status, 'another member').toBe(404);
    expect((await daniel.post('/api/staff/undo', { entry })).status).toBe(200);
    expect(await one(id)).toMatchObject({ stage: 'new', version: 2 });
    const again = await daniel.post(`/api/staff/orders/${id}/stage`, { stage: 'done', version: 2 });
    server.clock.pass(16_000);
    expect(await daniel.post('/api/staff/undo', { entry: again.body.entry })).toMatchObject({
      status: 409,
      body: { code: 'too-late' },
    });
  });

  test('a member who acts on an older version is told who changed it', async () => {
    const [, { id } = { id: '' }] = (await list()).rows;
    await daniel.post(`/api/staff/orders/${id}/stage`, { stage: 'waiting', version: 0 });
    const late = await aoife.post(`/api/staff/orders/${id}/stage`, { stage: 'done', version: 0 });
    expect(late).toMatchObject({ status: 409, body: { code: 'outdated' } });
    expect(late.body.message).toContain('Daniel Roche');
    expect(await one(id)).toMatchObject({ stage: 'waiting', version: 1 });
  });

  test('a repeated request changes nothing; another one with its idempotency key is refused', async () => {
    const [, , { id } = { id: '' }] = (await list()).rows;
    const headers = { 'idempotency-key': 'one-press' };
    const first = await daniel.post(`/api/staff/orders/${id}/notes`, { text: 'Prefers blue.' }, headers);
    const second = await daniel.post(`/api/staff/orders/${id}/notes`, { text: 'Prefers blue.' }, headers);
    expect(second.body).toEqual(first.body);
    expect((await one(id)).notes).toMatchObject([{ text: 'Prefers blue.', author: 'Daniel Roche' }]);
    expect(await daniel.post(`/api/staff/orders/${id}/notes`, { text: 'Green.' }, headers)).toMatchObject({
      status: 409,
      body: { code: 'key-used' },
    });
    const twice = () =>
      daniel.post(`/api/staff/orders/${id}/notes`, { text: 'Once.' }, { 'idempotency-key': 'five-presses' });
    const simultaneous = await Promise.all(Array.from({ length: 5 }, twice));
    expect(new Set(simultaneous.map(({ body }) => body.entry)).size).toBe(1);
    expect((await one(id)).notes).toHaveLength(2);
  });

  test('the log contains no text and no address of a customer', async () => {
    const rows = await server.database.selectFrom('audit_log').selectAll().execute();
    expect(rows.length).toBeGreaterThan(4);
    expect(JSON.stringify(rows)).not.toMatch(/blue|example\.ie|Byrne/);
  });
});
