import { describe, expect, test } from 'vitest';
import { isPublic, isThisMachine, needsTls } from './addresses.ts';
import type { Environment } from './environment.ts';
import { readSettings } from './settings.ts';
import { unsafeSettings } from './unsafe.ts';

const secret = { SECRET: 'a-secret-of-more-than-32-characters' };
const mail = { SMTP_URL: 'smtps://user:pw@mail.example', MAIL_FROM: 'hello@agency.example' };
/** A complete production site. */
const complete = {
  SITE_URL: 'https://agency.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  TRUST_PROXY: '1',
  ...mail,
};
/** A public demo. */
const demo = { SITE_URL: 'https://demo.example', DEMO_PAYMENTS: 'on', TRUST_PROXY: '1', ...mail };

const unsafe = (environment: Environment) => unsafeSettings(readSettings({ ...secret, ...environment }));

test('accepts localhost, a complete site and an intended public demo', () => {
  const nothing = { refusals: [], warnings: [] };
  expect(unsafe({})).toEqual(nothing);
  expect(unsafe({ SITE_URL: 'http://127.0.0.1:3000' })).toEqual(nothing);
  expect(unsafe(complete)).toEqual(nothing);
  expect(unsafe(demo)).toEqual(nothing);
});

test.each<[name: string, environment: Environment, words: RegExp]>([
  [
    'the demo checkout on a public site',
    { ...demo, DEMO_PAYMENTS: 'off' },
    /SITE_URL is https:\/\/demo\.example and STRIPE_SECRET_KEY is not set.*DEMO_PAYMENTS=on/,
  ],
  [
    'a live key without a mail server',
    { ...complete, SMTP_URL: '' },
    /SMTP_URL is not set.*Set SMTP_URL and MAIL_FROM/,
  ],
  ['a live key without https', { ...complete, SITE_URL: 'http://agency.example' }, /does not start with https/],
])('the server does not start with %s', (_name, environment, words) => {
  expect(unsafe(environment).refusals).toEqual([expect.stringMatching(words)]);
});

test.each<[name: string, environment: Environment, words: RegExp]>([
  ['a test key on a public site', { ...complete, STRIPE_SECRET_KEY: 'sk_test_1' }, /test key.*no money moves/],
  ['e-mails in files on a public site', { ...demo, SMTP_URL: '' }, /SMTP_URL is not set/],
  ['an untrusted proxy', { ...complete, TRUST_PROXY: '0' }, /TRUST_PROXY is 0.*one rate limit.*usually 1/],
  ['a public site without https', { ...demo, SITE_URL: 'http://demo.example' }, /unencrypted/],
  ['webhooks into the own network', { ...complete, WEBHOOK_TARGETS: 'any' }, /WEBHOOK_TARGETS is any/],
  ['no rate limit', { ...complete, RATE_LIMIT: '0' }, /RATE_LIMIT is 0/],
  [
    'an unencrypted mail password',
    { ...complete, SMTP_URL: 'smtp://user:pw@mail.example?requireTLS=false' },
    /requireTLS=false/,
  ],
  [
    'an unverified mail server',
    { ...complete, SMTP_URL: 'smtps://user:pw@mail.example?tls.rejectUnauthorized=false' },
    /rejectUnauthorized/,
  ],
  [
    'backups that go unencrypted to a bucket',
    {
      BACKUP_S3_BUCKET: 'agency-backups',
      BACKUP_S3_ENDPOINT: 'http://s3.example',
      BACKUP_S3_KEY_ID: 'AK1',
      BACKUP_S3_SECRET: 'hunter2',
    },
    /BACKUP_S3_ENDPOINT does not start with https/,
  ],
])('the server warns about %s at start', (_name, environment, words) => {
  expect(unsafe(environment)).toEqual({ refusals: [], warnings: [expect.stringMatching(words)] });
});

test.each([
  'postgres://agency:pw@db/agency',
  'postgres://agency:pw@127.0.0.1/agency',
  'postgres://agency:pw@db.example/agency?sslmode=verify-full',
  'postgres://agency:pw@db.example/agency?ssl=1',
  'postgres://agency:pw@db.example/agency?ssl=require',
])('%s causes no warning', (url) => expect(unsafe({ DATABASE_URL: url }).warnings).toEqual([]));

test.each(['', '?ssl=0', '?ssl=1&sslmode=disable', '?sslmode=prefer'])(
  'the server warns about an unencrypted remote database at start: %s',
  (query) =>
    expect(unsafe({ DATABASE_URL: `postgres://agency:pw@db.example/agency${query}` }).warnings).toEqual([
      expect.stringContaining('Add ?sslmode=verify-full'),
    ]),
);

describe('this machine', () => {
  test.each(['localhost', 'app.localhost', '127.0.0.1', '127.8.0.1', '[::1]', '::1'])('is %s', (host) => {
    expect(isThisMachine(host)).toBe(true);
  });
  test.each(['agency.example', '127.0.0.1.nip.io', 'localhost.example', '10.0.0.1', '0.0.0.0', '[::2]'])(
    'is not %s',
    (host) => expect(isThisMachine(host)).toBe(false),
  );
  test('as host makes a site private', () => {
    expect(isPublic({ siteUrl: null })).toBe(false);
    expect(isPublic({ siteUrl: 'http://[::1]:3000' })).toBe(false);
    expect(isPublic({ siteUrl: 'http://192.168.1.5:3000' })).toBe(true);
  });
});

test.each([
  ['smtp://user:pw@mail.example', true],
  ['smtp://user:pw@mail.example:587', true],
  ['smtps://user:pw@mail.example', false],
  ['smtp://mail.example', false],
  ['smtp://user:pw@localhost:25', false],
  ['smtp://user:pw@127.0.0.1', false],
])('%s requires STARTTLS: %s', (url, needed) => expect(needsTls(url)).toBe(needed));
