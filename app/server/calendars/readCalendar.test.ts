import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resolveHost } from '../platform/http/safeAddress.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { openReceiver } from '../testing/openTestServer.ts';
import { type WebhookReceiver, webhookReceiver } from '../testing/webhookReceiver.ts';
import { calendarsOf } from './caldav/account.ts';
import { calendarTarget, readCalendar } from './readCalendar.ts';
import { maxBytes } from './requests.ts';

const secret = 's'.repeat(32);
const anywhere = { settings: readSettings({ SECRET: secret, WEBHOOK_TARGETS: 'any' }), resolveHost };
const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

describe('reading a calendar', async () => {
  const server = await openReceiver();
  beforeEach(() => server.received.splice(0));
  const reading = (answer: WebhookReceiver['answer'], known?: Parameters<typeof readCalendar>[2]) => {
    server.answer = answer;
    return readCalendar(anywhere, server.url, known);
  };

  test('returns its text and the version that the server gives', async () => {
    const headers = { etag: '"v1"', 'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT' };
    expect(await reading({ status: 200, body: text, headers })).toEqual({
      texts: [{ bytes: Buffer.from(text), charset: null }],
      addresses: [],
      etag: '"v1"',
      lastModified: 'Fri, 20 Nov 2026 10:00:00 GMT',
    });
    expect(server.received[0]?.headers).not.toHaveProperty('if-none-match');
  });

  test('sends the version back, and returns null when nothing has changed', async () => {
    const known = { etag: '"v1"', lastModified: 'Fri, 20 Nov 2026 10:00:00 GMT' };
    expect(await reading({ status: 304 }, known)).toBeNull();
    expect(server.received[0]?.headers).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT',
    });
  });

  test('finds the account in an address, also in one that isn’t escaped correctly', async () => {
    server.answer = { status: 200, body: text };
    for (const path of ['/ann%40agency.example/a.ics', '/100%/ann@agency.example/a.ics']) {
      const read = await readCalendar(anywhere, new URL(path, server.url).href);
      expect(read?.addresses).toEqual(['ann@agency.example']);
    }
  });

  test.each([
    ['a calendar', () => readCalendar(anywhere, server.url)],
    ['an account', () => calendarsOf(anywhere, server.url, { username: 'ann', password: 'secret' })],
  ])('says how long it has waited for %s', async (_, call) => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
    await expect(call()).rejects.toThrow(`No answer in ${Number(timeout.mock.lastCall?.[0]) / 1000} seconds.`);
    timeout.mockRestore();
  });

  test.each([
    [404, 'There is no calendar at this address (HTTP 404).'],
    [410, 'There is no calendar at this address (HTTP 410).'],
    [403, 'The calendar isn’t shared by this address (HTTP 403).'],
    [500, 'The calendar’s server answered HTTP 500.'],
    [204, 'The calendar’s server answered HTTP 204.'],
  ])('says what HTTP %i means', async (status, words) => {
    await expect(reading({ status })).rejects.toThrow(words);
  });

  test('unpacks what a server packs unasked', async () => {
    const read = await reading({ status: 200, body: gzipSync(text), headers: { 'content-encoding': 'gzip' } });
    expect(read?.texts).toEqual([{ bytes: Buffer.from(text), charset: null }]);
  });

  test.each([
    ['as it is', 'x'.repeat(maxBytes + 1)],
    ['unpacked', gzipSync('x'.repeat(maxBytes + 1))],
  ])('stops at a calendar that is too large, %s', async (_, body) => {
    await expect(reading({ status: 200, body })).rejects.toThrow('larger than 5 MB');
  });

  test('follows a few redirects, and no circle of them', async () => {
    await expect(reading({ status: 302, headers: { location: '/again' } })).rejects.toThrow('without an end');
    expect(server.received.map(({ path }) => path)).toEqual(['/hook', '/again', '/again', '/again']);
  });

  test('says that a server can’t be reached or its host can’t be found', async () => {
    const closed = await webhookReceiver();
    await closed.close();
    await expect(readCalendar(anywhere, closed.url)).rejects.toThrow('The calendar’s server can’t be reached.');
    const nowhere = {
      ...anywhere,
      resolveHost: () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
    };
    await expect(readCalendar(nowhere, 'https://nowhere.example/a.ics')).rejects.toThrow('can’t be found');
  });
});

describe('addresses of calendars', () => {
  const settings = readSettings({ SECRET: secret });
  const inside = { settings, resolveHost: async () => [{ address: '10.0.0.5', family: 4 }] };

  test.each([
    ['webcal://p01.icloud.example/a', 'https://p01.icloud.example/a'],
    [' http://calendar.example/a.ics ', 'http://calendar.example/a.ics'],
    ['https://calendar.example/a.ics?key=1#part', 'https://calendar.example/a.ics?key=1'],
  ])('%s is read from %s', (address, href) => expect(calendarTarget({ settings }, address).href).toBe(href));

  test.each(['file:///etc/passwd', 'ftp://calendar.example/a.ics', 'calendar', 'javascript:alert(1)'])(
    '%s is refused',
    (address) => expect(() => calendarTarget({ settings }, address)).toThrow('has to begin with https://'),
  );

  test.each(['http://127.0.0.1/a.ics', 'https://[::1]/a.ics', 'webcal://169.254.169.254/latest'])(
    '%s is refused: it leads into a private network',
    async (address) => {
      await expect(readCalendar(inside, address)).rejects.toThrow('This address leads into a private network.');
    },
  );

  test('a host in a private network is refused when it is called', async () => {
    await expect(readCalendar(inside, 'https://intranet.example/a.ics')).rejects.toThrow('into a private network');
  });

  test('a redirect into a private network is refused', async () => {
    const server = await openReceiver();
    server.answer = { status: 302, headers: { location: 'http://10.0.0.5/a.ics' } };
    // Only the first call is let through, as if its host were public.
    const context = { settings: { ...settings, webhookTargets: 'any' as 'any' | 'public' }, resolveHost };
    const read = readCalendar(context, server.url);
    context.settings.webhookTargets = 'public';
    await expect(read).rejects.toThrow('This address leads into a private network.');
  });
});
