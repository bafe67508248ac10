import { describe, expect, test } from 'vitest';
import type { Lead } from '../../src/domain/contract/staff/today.ts';
import { member } from '../testing/accounts.ts';
import { openDesk } from '../testing/desk.ts';
import { order, send } from '../testing/request.ts';
import { saveRequest, tokenOfNewQuote } from '../testing/savedQuotes.ts';
import { rowOf } from '../testing/serverState.ts';
import { passMinutes } from '../testing/staff.ts';

const day = 24 * 60;

describe('leads on Today', async () => {
  const { server, eve } = await openDesk({ eve: 'read-only' });
  const leads = async () => (await eve.get('/api/staff/today')).body.leads as Lead[];
  const emails = async () => (await leads()).map(({ email }) => email);
  const mailTo = async (email: string) => {
    await passMinutes(server, 1);
    const token = await tokenOfNewQuote(server);
    expect((await send(`${server.url}/api/quotes/${token}/mail`, { email })).status).toBe(202);
  };
  const setOrder = (email: string, change: { status: 'paid' | 'open' | 'failed'; expires_at?: string }) =>
    server.database.updateTable('orders').set(change).where('email', '=', email).execute();

  test('are who had a quote e-mailed or saved it logged in, the latest first; others stay unknown', async () => {
    await tokenOfNewQuote(server);
    await mailTo('ann@example.ie');
    const owner = await member(server, 'conor@example.ie', 'Conor Daly');
    await passMinutes(server, 1);
    await owner.post('/api/quotes', saveRequest());
    await mailTo('ruth@example.ie');
    expect(await leads()).toMatchObject([
      { email: 'ruth@example.ie', name: '', total: 198_000, validUntil: '2026-12-20' },
      { email: 'conor@example.ie', name: 'Conor Daly' },
      { email: 'ann@example.ie' },
    ]);
    const { body } = await eve.get('/api/staff/person?email=ruth%40example.ie');
    expect(body.quotes).toMatchObject([{ total: 198_000, lines: expect.any(Array), answers: expect.any(Array) }]);
    // The link opens and orders the quote: it is its owner’s.
    expect(JSON.stringify(body)).not.toMatch(/quote\/[0-9a-f]{40}/);
  });

  test('are listed once, with their latest quote, whichever address of their mailbox they use', async () => {
    await mailTo('ann+shop@example.ie');
    expect((await emails()).slice(0, 2)).toEqual(['ann+shop@example.ie', 'ruth@example.ie']);
    expect((await emails()).filter((email) => email.startsWith('ann'))).toHaveLength(1);
  });

  test('are gone once they order, and back once they have left the checkout', async () => {
    await passMinutes(server, 1);
    await order(server, { email: 'ann@example.ie' });
    expect(await emails()).toEqual(['ruth@example.ie', 'conor@example.ie']);
    await setOrder('ann@example.ie', { status: 'open', expires_at: server.clock.now.toISOString() });
    expect(await emails()).toContain('ann+shop@example.ie');
    await setOrder('ann@example.ie', { status: 'paid' });
    expect(await emails()).not.toContain('ann+shop@example.ie');
    // Another quote after the order is another lead.
    await mailTo('ann@example.ie');
    expect(await emails()).toEqual(['ann@example.ie', 'ruth@example.ie', 'conor@example.ie']);
  });

  test('are gone once they order with another address of their account, or accept an offer whose card then fails', async () => {
    const { database } = server;
    const { id } = await rowOf({ database }, 'accounts', { email: 'conor@example.ie' });
    const other = { account_id: id, address: 'office@example.ie', proved_at: server.clock.now.toISOString() };
    await order(server, { email: other.address });
    expect(await emails()).toContain('conor@example.ie');
    await database.insertInto('account_addresses').values(other).execute();
    expect(await emails()).not.toContain('conor@example.ie');
    await setOrder(other.address, { status: 'failed' });
    expect(await emails()).toContain('conor@example.ie');
    const accepted = database.updateTable('orders').where('email', '=', other.address);
    await accepted.set({ due_on: '2026-12-04' }).execute();
    expect(await emails()).not.toContain('conor@example.ie');
    await accepted.set({ email: 'nobody@example.ie' }).execute();
  });

  test('are gone when their e-mail doesn’t arrive, when they are erased, and after two weeks', async () => {
    // All e-mails are sent by now: none is marked as sent afterwards.
    await server.context.wakeMailWorker();
    const undelivered = { status: 'undelivered' } as const;
    await server.database.updateTable('outbox').set(undelivered).where('recipient', '=', 'ruth@example.ie').execute();
    expect(await emails()).toEqual(['ann@example.ie', 'conor@example.ie']);
    await server.database.deleteFrom('accounts').where('email', '=', 'conor@example.ie').execute();
    expect(await emails()).toEqual(['ann@example.ie']);
    await passMinutes(server, 14 * day - 1);
    expect(await emails()).toEqual(['ann@example.ie']);
    await passMinutes(server, 2);
    expect(await emails()).toEqual([]);
  });
});
