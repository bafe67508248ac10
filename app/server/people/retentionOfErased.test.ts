import { describe, expect, test } from 'vitest';
import { latePaymentDays } from '../../src/domain/retention.ts';
import type { OrderStatus } from '../orders/table.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import { member, password, tokenTo } from '../testing/accounts.ts';
import { book } from '../testing/booking.ts';
import { order, send } from '../testing/request.ts';
import { daysLater, idleServers, idsOf, runAfter } from '../testing/retention.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { deleteExpired } from './deleteExpired.ts';

describe('retention', () => {
  const startServer = idleServers();

  describe('of an erased account', () => {
    async function eraseAccount(server: TestServer, email: string) {
      const owner = await member(server, email);
      await owner.post('/api/account/delete', { password });
      const token = await tokenTo(server, email, 'delete-account');
      expect((await owner.post('/api/account/delete/confirm', { token })).status).toBe(200);
    }
    const bookingOf = (server: TestServer, id: unknown) =>
      server.database.selectFrom('bookings').selectAll().where('id', '=', String(id)).executeTakeFirst();
    const blank = { name: '', email: '', fingerprint: '', time_zone: null, about: '' };

    test('keeps an upcoming consultation changeable, and clears it once it is over', async () => {
      const server = await startServer();
      const email = 'leaves@example.ie';
      const [kept, dropped, moved] = await Promise.all(
        ['2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z', '2026-11-24T11:00:00.000Z'].map((date) =>
          book(server, { email, date }),
        ),
      );
      await eraseAccount(server, 'leaves@example.ie');
      const change = (booking: typeof kept, body: object) =>
        send(String(booking?.body.manageUrl).replace('/booking/', '/api/meeting/'), body);
      expect((await change(moved, { action: 'move', date: '2026-11-25T09:00:00.000Z' })).status).toBe(200);
      await runAfter(server, 0);
      expect(await bookingOf(server, dropped?.body.id)).toMatchObject({ name: 'Ann Byrne', email });
      expect((await change(dropped, { action: 'cancel' })).status).toBe(200);
      await deleteExpired(server.database, new Date('2026-11-24T09:29:59Z'), '2026-11-24');
      expect(await bookingOf(server, dropped?.body.id)).toMatchObject(blank);
      expect(await bookingOf(server, kept?.body.id)).toMatchObject({ name: 'Ann Byrne', email });
      await deleteExpired(server.database, new Date('2026-11-24T12:00:00Z'), '2026-11-24');
      expect(await bookingOf(server, kept?.body.id)).toMatchObject({ ...blank, status: 'booked' });
      expect(await bookingOf(server, moved?.body.id)).toMatchObject({ name: 'Ann Byrne', email });
      await deleteExpired(server.database, new Date('2026-11-25T09:30:00Z'), '2026-11-25');
      expect(await bookingOf(server, moved?.body.id)).toMatchObject(blank);
    });

    test('deletes an unpaid order once it can no longer be paid, and keeps a paid one', async () => {
      const server = await startServer();
      const email = 'leaves@example.ie';
      for (let times = 0; times < 3; times += 1) await order(server, { email });
      const [over, payable, paid] = await idsOf(server, 'orders');
      const set = (id: string | undefined, values: { status?: OrderStatus; paid_at?: string; expires_at?: string }) =>
        server.database.updateTable('orders').set(values).where('id', '=', String(id)).execute();
      const longAgo = daysLater(server, -latePaymentDays - 1).toISOString();
      await set(over, { status: 'cancelled', expires_at: longAgo });
      await set(paid, { status: 'paid', paid_at: longAgo, expires_at: longAgo });
      const other = await order(server, { email: 'other@example.ie' });
      await eraseAccount(server, email);
      const others = (
        await server.database.selectFrom('orders').select('id').where('email', '!=', email).execute()
      ).map(({ id }) => id);
      expect(other.status).toBe(200);
      expect(await idsOf(server, 'orders')).toEqual([payable, paid, ...others].sort());
      await runAfter(server, latePaymentDays + 2);
      expect(await idsOf(server, 'orders')).toEqual([paid, ...others].sort());
    });

    test('deletes e-mails except those about a payment, an upcoming consultation and the erasure', async () => {
      const server = await startServer();
      const email = 'leaves@example.ie';
      const to = (recipient: string) => ({ recipient, replyTo: null, subject: 'Hello', text: 'Hello', html: '' });
      const agency = 'agency@example.ie';
      const booking = String((await book(server, { email, date: '2026-11-24T09:00:00.000Z' })).body.id);
      const over = String((await book(server, { email, date: '2026-11-24T10:00:00.000Z' })).body.id);
      const past = '2026-11-19T10:00:00.000Z';
      await server.database
        .updateTable('bookings')
        .set({ starts_at: past, ends_at: past })
        .where('id', '=', over)
        .execute();
      await order(server, { email });
      const [unpaid = ''] = await idsOf(server, 'orders');
      await order(server, { email });
      const paid = (await idsOf(server, 'orders')).find((id) => id !== unpaid) ?? '';
      const at = server.clock.now.toISOString();
      await server.database.updateTable('orders').set({ status: 'paid', paid_at: at }).where('id', '=', paid).execute();
      await server.database.deleteFrom('outbox').execute();
      const emails = [
        { id: `${booking}-visitor-1`, ...to('Leaves@example.ie') },
        { id: `${booking}-agency-1`, ...to(agency), replyTo: email },
        { id: `${paid}-receipt`, ...to(email) },
        { id: `${over}-visitor-1`, ...to('Leaves@example.ie') },
        { id: `${unpaid}-reminder`, ...to(email) },
        { id: 'message-1-agency', ...to(agency), replyTo: 'LEAVES@example.ie' },
        { id: 'issue-12', ...to(email) },
        { id: 'other-1', ...to('other@example.ie') },
        { id: `${paid}-sent`, ...to(email) },
      ];
      // Not due yet, so that none is sent in the meantime.
      const due = new Date(server.clock.now.getTime() + 3_600_000).toISOString();
      await server.database.transaction().execute((transaction) => enqueueEmails(transaction, emails, due));
      await server.database
        .updateTable('outbox')
        .set({ status: 'sent', sent_at: at })
        .where('id', '=', `${paid}-sent`)
        .execute();
      await eraseAccount(server, email);
      const left = await server.database.selectFrom('outbox').select(['id', 'subject', 'status']).execute();
      expect(left.map(({ id, subject }) => (id.startsWith('account-') ? subject : id)).sort()).toEqual(
        [
          `${booking}-visitor-1`,
          `${booking}-agency-1`,
          `${paid}-receipt`,
          'other-1',
          expect.stringContaining('is deleted'),
        ].sort(),
      );
    });
  });
});
