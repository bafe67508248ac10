import { existsSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/domain/booking/day.ts';
import { retention } from '../../src/domain/retention.ts';
import { savedQuoteDays } from '../../src/orders/saved-quote/validity.ts';
import { timeToConfirm } from '../newsletter/subscribers.ts';
import type { OrderStatus } from '../orders/table.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import { databaseFile } from '../platform/settings/settings.ts';
import { book } from '../testing/booking.ts';
import { insertMessage } from '../testing/contact.ts';
import { bill, cardPayment, documentsOf, orderRow } from '../testing/invoices.ts';
import { newEmail } from '../testing/outbox.ts';
import { order, send } from '../testing/request.ts';
import { day, idleServers, idsOf, runAfter } from '../testing/retention.ts';
import { saveQuote } from '../testing/savedQuotes.ts';
import { deleteExpired, retentionJob } from './deleteExpired.ts';

describe('retention', () => {
  const startServer = idleServers();

  test('deletes sent and undelivered e-mails after their period, and never waiting ones', async () => {
    const server = await startServer();
    const at = server.clock.now.toISOString();
    // Not due yet: the server may still be sending what is due at its start.
    const later = new Date(server.clock.now.getTime() + 3_600_000).toISOString();
    await server.database.transaction().execute((transaction) =>
      enqueueEmails(
        transaction,
        ['gone', 'hopeless', 'waiting'].map((id) => newEmail({ id })),
        later,
      ),
    );
    const become = (id: string, status: 'sent' | 'undelivered') =>
      server.database
        .updateTable('outbox')
        .set({ status, sent_at: status === 'sent' ? at : null })
        .where('id', '=', id)
        .execute();
    await become('gone', 'sent');
    await become('hopeless', 'undelivered');
    await runAfter(server, retention.mails.days);
    expect(await idsOf(server, 'outbox')).toEqual(['gone', 'hopeless', 'waiting']);
    await runAfter(server, retention.mails.days + 1);
    expect(await idsOf(server, 'outbox')).toEqual(['waiting']);
  });

  test('deletes a quote a year after its last day, and its e-mail counters after a day', async () => {
    const server = await startServer();
    const { body } = await saveQuote(server);
    await send(`${server.url}/api/quotes/${String(body.token)}/mail`, { email: 'ann@example.ie' });
    const counted = () => server.database.selectFrom('daily_counts').select('what').execute();
    await runAfter(server, 0);
    expect(await counted()).toHaveLength(3);
    await runAfter(server, 1);
    expect(await counted()).toEqual([]);
    await runAfter(server, savedQuoteDays + retention.savedQuotes.days);
    expect(await idsOf(server, 'saved_quotes')).toHaveLength(1);
    await runAfter(server, savedQuoteDays + retention.savedQuotes.days + 1);
    expect(await idsOf(server, 'saved_quotes')).toEqual([]);
  });

  test('deletes unconfirmed newsletter subscriptions', async () => {
    const server = await startServer();
    await send(`${server.url}/api/auth/addSubscriber`, { email: 'ann@example.ie' });
    await runAfter(server, timeToConfirm / day - 1);
    expect(await idsOf(server, 'subscribers')).toHaveLength(1);
    await runAfter(server, timeToConfirm / day);
    expect(await idsOf(server, 'subscribers')).toEqual([]);
  });

  test('deletes unpaid orders after their days, and paid ones after the years of bookkeeping', async () => {
    const server = await startServer();
    const become = async (email: string, values: { status?: OrderStatus; paid_at?: string }) => {
      await order(server, { email });
      await server.database.updateTable('orders').set(values).where('email', '=', email).execute();
    };
    const at = server.clock.now.toISOString();
    await become('open@example.ie', { status: 'open' });
    await become('failed@example.ie', { status: 'failed' });
    await become('cancelled@example.ie', { status: 'cancelled' });
    await become('processing@example.ie', { status: 'processing' });
    await become('paid@example.ie', { status: 'paid', paid_at: at });
    // An order with any payment is kept, whatever its status.
    await become('wrong@example.ie', { status: 'open' });
    await server.database
      .updateTable('payments')
      .set({ status: 'paid' })
      .where('order_id', 'in', (orders) =>
        orders.selectFrom('orders').select('id').where('email', '=', 'wrong@example.ie'),
      )
      .execute();
    for (const status of ['refunded', 'partly-refunded', 'disputed', 'needs-attention', 'paid-twice'] as const) {
      await become(`${status}@example.ie`, { status });
    }
    const left = async () =>
      (await server.database.selectFrom('orders').select('email').orderBy('email').execute()).map(
        ({ email }) => email.split('@')[0],
      );
    await runAfter(server, retention.unpaidOrders.days);
    expect(await left()).toHaveLength(11);
    await runAfter(server, retention.unpaidOrders.days + 2);
    const kept = 'disputed needs-attention paid paid-twice partly-refunded processing refunded wrong'.split(' ');
    expect((await left()).sort()).toEqual(kept);
    const year = server.clock.now.getUTCFullYear() + retention.paidOrders.years;
    await deleteExpired(server.database, new Date(`${year}-12-31T12:00:00Z`), `${year}-12-31`);
    expect(await left()).toHaveLength(kept.length);
    await deleteExpired(server.database, new Date(`${year + 1}-01-01T12:00:00Z`), `${year + 1}-01-01`);
    expect(await left()).toEqual([]);
  });

  test('keeps invoices for as long as the law says, also without their order', async () => {
    const server = await startServer();
    const order = orderRow(server.clock.now);
    const after = cardPayment(order, 'session', order.deposit_cents, server.clock.now);
    await bill(server, { order, before: undefined, after, payments: [after] });
    const left = async () => (await documentsOf(server, order.id)).length;
    const year = server.clock.now.getUTCFullYear() + retention.invoices.years;
    await deleteExpired(server.database, new Date(`${year}-12-31T12:00:00Z`), `${year}-12-31`);
    expect(await left()).toBe(1);
    await deleteExpired(server.database, new Date(`${year + 1}-01-01T12:00:00Z`), `${year + 1}-01-01`);
    expect(await left()).toBe(0);
  });

  test('deletes bookings after their time, and messages after they were sent', async () => {
    const server = await startServer();
    const { body } = await book(server, { date: '2026-11-24T09:30:00.000Z' });
    const days = retention.bookings.days;
    await insertMessage(server);
    const runAt = (instant: string, later: number) => {
      const now = new Date(Date.parse(instant) + later * day);
      return deleteExpired(server.database, now, now.toISOString().slice(0, 10));
    };
    await runAt('2026-11-24T10:00:00.000Z', days);
    expect(await idsOf(server, 'bookings')).toEqual([body.id]);
    await runAt('2026-11-24T10:00:01.000Z', days);
    expect(await idsOf(server, 'bookings')).toEqual([]);
    await runAfter(server, retention.messages.days);
    expect(await idsOf(server, 'messages')).toHaveLength(1);
    await runAfter(server, retention.messages.days + 1);
    expect(await idsOf(server, 'messages')).toEqual([]);
  });

  test('runs at start, by the date in the agency’s time zone, and logs failures', async () => {
    const server = await startServer();
    await saveQuote(server);
    const earlier = `${databaseFile(server.context.settings)}.replaced-2026-11-19T10-00-00-000Z`;
    writeFileSync(earlier, '');
    const errors: unknown[] = [];
    const begin = (now: Date) => {
      const job = retentionJob({
        ...server.context,
        now: () => now,
        opening: { ...server.context.opening, timeZone: 'Pacific/Auckland' },
        log: { error: (...words: unknown[]) => errors.push(words.at(-1)), info: () => {} },
      });
      job.start();
      return job.stop();
    };
    const lastDay = addDays('2026-11-20', savedQuoteDays + retention.savedQuotes.days);
    await begin(new Date(`${lastDay}T10:59:00Z`));
    expect(await idsOf(server, 'saved_quotes')).toHaveLength(1);
    // Midnight in Auckland, in summer time.
    await begin(new Date(`${lastDay}T11:01:00Z`));
    expect(await idsOf(server, 'saved_quotes')).toEqual([]);
    expect(existsSync(earlier)).toBe(false);
    expect(errors).toEqual([]);
    await server.database.destroy();
    await begin(new Date('2026-11-20T10:00:00Z'));
    expect(errors).toEqual(['expired records cannot be deleted']);
  });
});
