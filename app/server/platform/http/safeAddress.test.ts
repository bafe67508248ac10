import { expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { checkTarget, isPublicAddress } from './safeAddress.ts';

const settings = readSettings({ SECRET: 's'.repeat(32) });
const resolves = (...addresses: string[]) => ({
  settings,
  resolveHost: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:a00:1::',
  'nothing',
])('%s isn’t a public address', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700:4700::1111', '2a00:1450:4009::200e'])(
  '%s is a public address',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ['http', 'http://admin.example/hook', /https/],
  ['no web address', 'admin.example', /https/],
  ['a file', 'file:///etc/passwd', /https/],
  ['a password', 'https://ann:secret@admin.example/', /password/],
  ['this machine', 'https://127.0.0.1/', /private/],
  ['this machine as a number', 'https://2130706433/', /private/],
  ['this machine in IPv6', 'https://[::1]/', /private/],
  ['a private IPv4 address in IPv6', 'https://[::ffff:10.0.0.1]/', /private/],
])('%s is refused', async (_name, url, words) => {
  await expect(checkTarget(resolves('8.8.8.8'), url)).rejects.toMatchObject({
    status: 422,
    code: 'unsafe-address',
    message: expect.stringMatching(words),
  });
});

test('a host is refused when one of its addresses is private, or it has none', async () => {
  const url = 'https://admin.example/hook?key=1#part';
  expect(await checkTarget(resolves('8.8.8.8', '2606:4700::1'), url)).toBe('https://admin.example/hook?key=1');
  await expect(checkTarget(resolves('8.8.8.8', '10.0.0.1'), url)).rejects.toThrow(/private network/);
  const unknown = { settings, resolveHost: () => Promise.reject(new Error('ENOTFOUND')) };
  await expect(checkTarget(unknown, url)).rejects.toThrow(/can’t be found/);
});

test('WEBHOOK_TARGETS=any allows http and one’s own network', async () => {
  const own = { ...resolves('10.0.0.1'), settings: { ...settings, webhookTargets: 'any' as const } };
  expect(await checkTarget(own, 'http://n8n:5678/hook')).toBe('http://n8n:5678/hook');
  await expect(checkTarget(own, 'ftp://n8n/hook')).rejects.toThrow(/https/);
});
