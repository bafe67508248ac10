import { get, type IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { cookieOf } from '../testing/accounts.ts';
import { book } from '../testing/booking.ts';
import { openDesk } from '../testing/desk.ts';
import { until } from '../testing/outbox.ts';
import { invite, type Member, staffMember } from '../testing/staff.ts';
import { startTestServer } from '../testing/startTestServer.ts';

describe('live updates', async () => {
  const { server, aoife, daniel, eve } = await openDesk({ aoife: 'read-only', daniel: 'read-only', eve: 'read-only' });

  /** Opens a connection of its own, and collects what it says. `fetch` would open a spare one when it is left. */
  async function connect(by: Member, { url } = server) {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { agent: false, headers: { cookie: cookieOf(by) } };
      get(`${url}/api/staff/events`, options, resolve).on('error', reject);
    });
    const stream = { text: '', ended: false };
    response.on('data', (piece: Buffer) => {
      stream.text += piece.toString();
    });
    response.on('end', () => {
      stream.ended = true;
    });
    response.on('error', () => {});
    const { statusCode: status, headers } = response;
    return { status, headers, stream, leave: () => void response.destroy() };
  }

  test('name what has changed but not how, on a connection that no proxy buffers', async () => {
    const { status, headers, stream, leave } = await connect(aoife);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/event-stream');
    expect(headers['x-accel-buffering']).toBe('no');
    expect(headers['cache-control']).toContain('no-transform');
    expect(headers['content-encoding']).toBeUndefined();
    await until(() => stream.text.includes('retry'));
    // Listening begins in the background.
    await until(async () => {
      await server.database.updateTable('staff').set({ role: 'read-only' }).execute();
      return stream.text.includes('"team"');
    });
    await book(server);
    await until(() => stream.text.includes('"bookings"'));
    const events = stream.text.split('\n\n').filter((line) => line.startsWith('data: '));
    const topics = events.flatMap((line) => JSON.parse(line.slice('data: '.length)) as string[]);
    expect(new Set(topics)).toEqual(new Set(['team', 'bookings', 'mails', 'today']));
    leave();
  });

  test('end with the login', async () => {
    const { stream, leave } = await connect(daniel);
    await until(() => stream.text.includes('retry'));
    await until(async () => {
      await server.database.updateTable('staff').set({ role: 'read-only' }).execute();
      return stream.text.includes('"team"');
    });
    expect((await daniel.post('/api/staff/logout')).status).toBe(200);
    await until(() => stream.ended);
    expect(stream.ended).toBe(true);
    leave();
  });

  test('are limited per login, and closing one allows another', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => connect(eve)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const fifth = await connect(eve);
    expect(fifth.status).toBe(429);
    fifth.leave();
    all[0]?.leave();
    let status: number | undefined;
    await until(async () => {
      const next = await connect(eve);
      status = next.status;
      next.leave();
      return status === 200;
    });
    expect(status).toBe(200);
    for (const { leave } of all) leave();
  });

  test('end when the server stops', async () => {
    const own = await startTestServer();
    await invite(own, 'late@agency.example', 'read-only');
    const { stream, leave } = await connect(await staffMember(own, 'late@agency.example'), own);
    await until(() => stream.text.includes('retry'));
    await own.close();
    await until(() => stream.ended);
    expect(stream.ended).toBe(true);
    leave();
  });
});
