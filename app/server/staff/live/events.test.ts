import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { book } from '../../testing/booking.ts';
import { until } from '../../testing/outbox.ts';
import { invite, type Member, staffMember } from '../../testing/staff.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

describe('live updates', () => {
  let server: TestServer;
  let member: Member;
  const login = async (email: string) => {
    await invite(server, email, 'read-only');
    return staffMember(server, email);
  };
  beforeAll(async () => {
    server = await startTestServer({ timing: { outboxInterval: 3_600_000 } });
    member = await login('siobhan@agency.example');
  });
  afterAll(() => server.close());

  /** Opens a connection of its own, and collects what it says. `fetch` would open a spare one when it is left. */
  async function connect({ cookies }: Pick<Member, 'cookies'>) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${server.url}/api/staff/events`, { agent: false, headers: { cookie } }, resolve).on('error', reject);
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
    const { status, headers, stream, leave } = await connect(member);
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
    const gone = await login('gone@agency.example');
    const { stream, leave } = await connect(gone);
    await until(() => stream.text.includes('retry'));
    await until(async () => {
      await server.database.updateTable('staff').set({ role: 'read-only' }).execute();
      return stream.text.includes('"team"');
    });
    expect((await gone.post('/api/staff/logout')).status).toBe(200);
    await until(() => stream.ended);
    expect(stream.ended).toBe(true);
    leave();
  });

  test('are limited per login, and closing one allows another', async () => {
    const other = await login('other@agency.example');
    const all = await Promise.all([1, 2, 3, 4].map(() => connect(other)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const fifth = await connect(other);
    expect(fifth.status).toBe(429);
    fifth.leave();
    all[0]?.leave();
    let status: number | undefined;
    await until(async () => {
      const next = await connect(other);
      status = next.status;
      next.leave();
      return status === 200;
    });
    expect(status).toBe(200);
    for (const { leave } of all) leave();
  });

  test('end when the server stops', async () => {
    const own = await startTestServer();
    const before = server;
    server = own;
    try {
      const { stream, leave } = await connect(await login('late@agency.example'));
      await until(() => stream.text.includes('retry'));
      await own.close();
      await until(() => stream.ended);
      expect(stream.ended).toBe(true);
      leave();
    } finally {
      server = before;
    }
  });
});
