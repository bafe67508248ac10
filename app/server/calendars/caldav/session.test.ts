import { expect, test } from 'vitest';
import { resolveHost } from '../../platform/http/safeAddress.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { caldavFake } from '../../testing/caldavFake.ts';
import { openReceiver } from '../../testing/openTestServer.ts';
import { calendarsOf } from './account.ts';
import { maySendLogin } from './session.ts';

test.each([
  ['https://caldav.icloud.com/', 'https://p42-caldav.icloud.com/1/calendars/', true],
  ['https://dav.agency.example/', 'https://dav.agency.example/own/', true],
  ['https://agency.co.uk/', 'https://dav.agency.co.uk:8443/', true],
  ['http://dav.agency.example/', 'https://dav.agency.example/', true],
  ['https://dav.agency.example/', 'http://dav.agency.example/', false],
  ['http://localhost:5232/', 'http://localhost:8080/', false],
  ['https://agency.co.uk/', 'https://other.co.uk/', false],
  ['https://aoife.duckdns.org/', 'https://other.duckdns.org/', false],
  ['https://caldav.icloud.com/', 'https://icloud.com.example/', false],
  ['https://192.0.2.1/', 'https://192.0.2.2/', false],
])('a login for %s at %s: %s', (from, to, may) => expect(maySendLogin(new URL(from), new URL(to))).toBe(may));

test.each(['a redirect', 'current-user-principal'])(
  'a login isn’t sent where %s leads, on another server',
  async (by) => {
    const other = await openReceiver();
    const account = await caldavFake();
    if (by === 'a redirect') account.location = other.url;
    else account.principal = other.url;
    const context = { settings: readSettings({ SECRET: 's'.repeat(32), WEBHOOK_TARGETS: 'any' }), resolveHost };
    await expect(calendarsOf(context, account.url, account.login)).rejects.toThrow('where your password isn’t sent');
    expect(other.received).toEqual([]);
    await account.close();
  },
);

test('a login isn’t sent without encryption, or into a private network', async () => {
  const context = { settings: readSettings({ SECRET: 's'.repeat(32) }), resolveHost };
  const login = { username: 'aoife', password: 'secret' };
  await expect(calendarsOf(context, 'http://dav.agency.example/', login)).rejects.toThrow('has to begin with https://');
  await expect(calendarsOf(context, 'https://127.0.0.1:1/', login)).rejects.toThrow('into a private network');
});
