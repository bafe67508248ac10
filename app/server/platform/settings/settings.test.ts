import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder } from '../../testing/temporaryFolder.ts';
import { definitions } from './definitions.ts';
import { type Environment, SettingsError } from './environment.ts';
import { publicSite, readSettings } from './settings.ts';

const secret = { SECRET: 'a-secret-of-more-than-32-characters' };
const test1 = { STRIPE_SECRET_KEY: 'sk_test_1' };
const live = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', SITE_URL: 'https://agency.example' };

function problemsOf(environment: Environment): readonly string[] {
  try {
    readSettings({ ...secret, ...environment });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

test('defaults to the demo checkout, e-mails in files and SQLite in the folder', () => {
  expect(readSettings({ ...secret, INIT_CWD: '/srv/agency' })).toMatchObject({
    siteUrl: null,
    dataDir: '/srv/agency/.data',
    backupTime: 180,
    backupDir: '/srv/agency/.data/backups',
    backupBucket: null,
    cardProvider: null,
    demoPayments: false,
    mailHost: null,
    mailFrom: { name: 'Trinity Works', address: 'hello@localhost' },
    agencyEmail: 'hello@localhost',
    securityContact: null,
    contactPerson: null,
    meeting: { name: 'Google Meet', how: 'on Google Meet', company: 'Google' },
    reminderHours: [1, 24],
    seller: { name: 'Trinity Works', legalName: null, country: 'IE', email: null },
    vatRates: { rate: 23, changes: [] },
    terms: { balanceDue: 'agreed', cancellation: 'work-done', revisionRounds: null },
    secret: secret.SECRET,
    tracing: null,
  });
});

test('an empty value counts as unset', () => {
  expect(readSettings({ ...secret, PORT: '', SITE_URL: ' ', STRIPE_SECRET_KEY: '' })).toMatchObject({
    port: 3000,
    siteUrl: null,
    cardProvider: null,
  });
});

test('every setting can be set, as its example says', () => {
  const examples = Object.entries(definitions).map(([name, { example }]) => [name, example.replace('…', 'c1')]);
  // A bucket is for backups of SQLite, and no demo stands beside Stripe.
  const environment = {
    ...Object.fromEntries(examples),
    ...{ DATABASE_URL: '', DEMO_PAYMENTS: '' },
    // Tidied.
    SITE_URL: 'https://agency.example/',
    BACKUP_S3_ENDPOINT: 'https://{bucket}.s3.fr-par.scw.cloud/',
    REMINDER_HOURS: '48, 2',
    ADMIN_EMAILS: 'ann@agency.example, ben@agency.example',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
  };
  expect(readSettings(environment)).toMatchObject({
    backupBucket: {
      endpoint: 'https://{bucket}.s3.fr-par.scw.cloud',
      region: 'eu-west-1',
      bucket: 'agency-backups',
      prefix: 'agency/',
      keyId: 'AKIAIOSFODNN7EXAMPLE',
      secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
    port: 3000,
    siteUrl: 'https://agency.example',
    mailFrom: { name: 'Trinity Works', address: 'hello@agency.example' },
    cardProvider: { name: 'Stripe', live: false },
    stripeSecretKey: 'sk_test_51Hc1',
    stripeApiBase: new URL('http://localhost:12111'),
    contactPerson: { name: 'Ann Byrne', role: 'Founder', portrait: '/ann-byrne.webp' },
    meeting: { name: 'Zoom' },
    reminderHours: [2, 48],
    backupTime: 23 * 60 + 30,
    backupDir: '/mnt/backups/agency',
    adminEmails: ['ann@agency.example', 'ben@agency.example'],
    seller: { legalName: 'Trinity Works Limited', directors: 'Ann Byrne, Ben Nolan', email: 'office@agency.example' },
    terms: { balanceDue: 'delivery', cancellation: 'before-start', revisionRounds: 2 },
    trustProxy: 1,
    tracing: {
      endpoint: 'http://collector:4318',
      headers: { authorization: 'Bearer abc' },
      serviceName: 'agency-site',
    },
  });
  expect(problemsOf({ DATABASE_URL: definitions.DATABASE_URL.example, SITE_URL: 'https://agency.example/' })).toEqual(
    [],
  );
});

test.each<[name: string, value: string]>([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['STRIPE_CHECKOUT_HOST', 'https://pay.agency.example'],
  ['SITE_URL', 'agency.example'],
  ['SITE_URL', 'https://agency.example/shop'],
  ['SITE_URL', 'ftp://agency.example'],
  ['DATABASE_URL', 'mysql://localhost/agency'],
  ['BACKUP_TIME', '24:00'],
  ['BACKUP_TIME', 'night'],
  ['BACKUP_S3_BUCKET', 'Agency Backups'],
  ['BACKUP_S3_ENDPOINT', 's3.example'],
  ['BACKUP_S3_PREFIX', '../other'],
  ['BACKUP_S3_PREFIX', '/agency'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'hunter2'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%zz'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'sixteen with blanks'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['CHECKOUT_UI', 'popup'],
  ['DEMO_PAYMENTS', 'yes'],
  ['BALANCE_DUE', 'later'],
  ['CANCELLATION', 'never'],
  ['REVISION_ROUNDS', '0'],
  ['BETA_ENDS', '31 January 2027'],
  ['COMPANY_PHONE', 'call me'],
  ['BETA_ENDS', '2027-02-30'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'smtps://user:p/w@mail.example'],
  ['SMTP_URL', 'smtps://user:p%w@mail.example'],
  ['DATABASE_URL', 'postgres://agency:p#w@localhost/agency'],
  ['MAIL_FROM', 'Trinity Works'],
  ['MAIL_FROM', 'Trinity <a@b.ie>\r\nBcc: <c@d.ie>'],
  ['AGENCY_EMAIL', 'office'],
  ['SECURITY_CONTACT', 'http://agency.example/report'],
  ['AGENCY_NAME', 'Knot\nSons'],
  ['AGENCY_LOGO', '/logo.svg'],
  ['AGENCY_LOGO', 'https://elsewhere.example/pictures/0123456789abcdef01234567-512x512'],
  ['CONTACT_PORTRAIT', 'https://elsewhere.example/ann.webp'],
  ['CONTACT_PORTRAIT', '//elsewhere.example/ann.webp'],
  ['MEETING_URL', 'meet.example/{id}'],
  ['MEETING_URL', 'https://meet.example/{ID}'],
  ['MEETING_URL', 'https://meet.example/a\nb'],
  ['REMINDER_HOURS', '24,24'],
  ['REMINDER_HOURS', '0'],
  ['REMINDER_HOURS', '24,'],
  ['ADMIN_EMAILS', 'ann@agency.example;ben'],
  ['CALENDAR_CLOSE_HOURS', '0'],
  // Two digits swapped.
  ['IBAN', 'IE64 IRCE 9205 0112 3456 87'],
  ['IBAN', '12345678'],
  ['COMPANY_COUNTRY', 'Ireland'],
  ['COMPANY_COUNTRY', 'XX'],
  ['COMPANY_COUNTRY', 'UK'],
  ['VAT', 'incl'],
  ['VAT_RATE', '101'],
  ['VAT_RATE_CHANGES', '21'],
  ['VAT_RATE_CHANGES', '2027-02-30:21'],
  ['VAT_RATE_CHANGES', '2027-01-01:21,'],
  ['VAT_RATE_CHANGES', '2028-01-01:21,2027-01-01:23'],
  ['TAG_MANAGER_ID', 'UA-1'],
  ['SECRET', 'short'],
  ['TRUST_PROXY', 'yes'],
  ['RATE_LIMIT', 'none'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is rejected with the expected type and an example', (name, value) => {
  const example = definitions[name as keyof typeof definitions].example;
  expect(problemsOf({ [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name}: .* is not .+ Example: ${name}=`, 's')),
  ]);
  expect(problemsOf({ [name]: value })[0]).toContain(`${name}=${example}`);
});

test('an address with a password says which signs are percent-encoded in it', () => {
  expect(problemsOf({ SMTP_URL: 'smtps://user:p%w@mail.example' })[0]).toMatch(
    /password with %, .* is percent-encoded/,
  );
  const SMTP_URL = 'smtps://user:p%25w@mail.example';
  expect(readSettings({ ...secret, SMTP_URL, MAIL_FROM: 'a@b.ie' }).smtpUrl).toBe(SMTP_URL);
});

test('the name in MAIL_FROM may be in quotes, as mail programs write it', () => {
  const { mailFrom } = readSettings({ ...secret, MAIL_FROM: '"Knot, Sons" <a@b.ie>' });
  expect(mailFrom).toEqual({ name: 'Knot, Sons', address: 'a@b.ie' });
});

test('MEETING_URL keeps {id} unescaped', () => {
  const MEETING_URL = 'https://{id}.meet.example/room-{id}?from={id}';
  expect(readSettings({ ...secret, MEETING_URL }).meetingUrl).toBe(MEETING_URL);
});

test('all problems are reported at once, without confidential values', () => {
  const problems = problemsOf({
    PORT: 'abc',
    STRIPE_SECRET_KEY: 'hunter2',
    SMTP_URL: 'hunter2',
    DATABASE_URL: 'hunter2',
  });
  expect(problems).toHaveLength(4);
  expect(problems.join()).not.toContain('hunter2');
});

describe('settings that contradict each other', () => {
  test.each<[name: string, environment: Environment, words: RegExp]>([
    [
      'a webhook secret without Stripe',
      { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      /STRIPE_WEBHOOK_SECRET is set and STRIPE_SECRET_KEY is not/,
    ],
    ['a publishable key without Stripe', { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, /STRIPE_PUBLISHABLE_KEY is set/],
    ['the embedded form without Stripe', { CHECKOUT_UI: 'embedded' }, /CHECKOUT_UI=embedded needs/],
    [
      'the embedded form without a publishable key',
      { CHECKOUT_UI: 'embedded', ...test1 },
      /CHECKOUT_UI=embedded needs/,
    ],
    ['a key without a bucket', { BACKUP_S3_KEY_ID: 'AK1' }, /BACKUP_S3_KEY_ID is set and BACKUP_S3_BUCKET is not/],
    ['a bucket without a key', { BACKUP_S3_BUCKET: 'agency-backups' }, /needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET/],
    [
      'a bucket beside PostgreSQL',
      { BACKUP_S3_BUCKET: 'abc', BACKUP_S3_KEY_ID: 'a', BACKUP_S3_SECRET: 'b', DATABASE_URL: 'postgres://db/agency' },
      /BACKUP_S3_BUCKET and DATABASE_URL are both set/,
    ],
    ['a role without a person', { CONTACT_ROLE: 'Founder' }, /CONTACT_ROLE is set and CONTACT_PERSON is not/],
    ['demo payments beside Stripe', { ...test1, DEMO_PAYMENTS: 'on' }, /DEMO_PAYMENTS=on and STRIPE_SECRET_KEY/],
    ['a live key beside a test key', { ...test1, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, /of different kinds/],
    ['a live key for another API host', { ...live, STRIPE_API_BASE: 'http://localhost:1' }, /Remove STRIPE_API_BASE/],
    ['a live key without a webhook secret', { ...live, STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET is needed/],
    ['a live key without SITE_URL', { ...live, SITE_URL: '' }, /SITE_URL is needed/],
    ['a mail server without a sender', { SMTP_URL: 'smtp://mail.example' }, /SMTP_URL is set and MAIL_FROM is not/],
  ])('%s', (_name, environment, words) => {
    expect(problemsOf(environment)).toEqual([expect.stringMatching(words)]);
  });

  test('a complete set is accepted', () => {
    expect(problemsOf({ ...live, STRIPE_PUBLISHABLE_KEY: 'pk_live_1', CHECKOUT_UI: 'embedded' })).toEqual([]);
    expect(problemsOf(test1)).toEqual([]);
  });
});

describe('unknown names', () => {
  test.each([
    ['STRIPE_SECRET', 'STRIPE_SECRET_KEY'],
    ['STRIPE_KEY', 'STRIPE_SECRET_KEY'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['ADMIN_EMAIL', 'ADMIN_EMAILS'],
    ['ADMIN_MAIL', 'ADMIN_EMAILS'],
  ])('%s: did you mean %s?', (name, meant) => {
    expect(problemsOf({ [name]: 'x' })).toEqual([`${name} is not a setting. Did you mean ${meant}?`]);
  });

  test.each(['PATH', 'HOME', 'npm_config_cache', 'NODE_ENV', 'HOSTNAME', 'STRIPE_API_KEY', 'INIT_CWD', 'POSTS'])(
    '%s is ignored',
    (name) => {
      expect(problemsOf({ [name]: 'x' })).toEqual([]);
    },
  );
});

test('what pages show of the settings has no secret, and writes no files', () => {
  const site = publicSite({ AGENCY_NAME: 'Knot & Sons', MAIL_FROM: 'Knot <hello@knot.example>', VAT_NUMBER: 'IE1' });
  expect(site).toMatchObject({
    name: 'Knot & Sons',
    email: 'hello@knot.example',
    vatNumber: 'IE1',
    showsClaims: true,
    origin: 'http://localhost:3000',
    icons: { 32: '/favicon.ico', 180: '/apple-touch-icon.png', 192: '/icon-192.png', 512: '/icon-512.png' },
    seller: 'Knot & Sons · VAT no. IE1',
    contact: 'Knot & Sons, hello@knot.example',
    termsSince: 'the first start',
  });
  expect(JSON.stringify(site)).not.toMatch(/secret|_test_/i);
  expect(publicSite({ MEETING_URL: 'https://agency.zoom.us/j/1' }).meeting.name).toBe('Zoom');
});

test.each([
  ['a sign is as high as the knot, beside the name', '600x600', { alt: '', width: 27, height: 27 }],
  ['a high sign', '300x600', { alt: '', width: 14, height: 27 }],
  ['a logo with the name stands alone', '640x320', { alt: 'Knot & Sons', width: 64, height: 32 }],
  ['a long one is no wider than the header has room', '1600x160', { alt: 'Knot & Sons', width: 180, height: 18 }],
])('%s', (_, size, shown) => {
  const at = '/pictures/0123456789abcdef01234567-';
  const { logo, icons } = publicSite({ AGENCY_NAME: 'Knot & Sons', AGENCY_LOGO: at + size });
  expect(logo).toEqual({ src: `${at}logo.png`, ...shown });
  expect(icons).toMatchObject({ 32: `${at}icon-32.png`, 512: `${at}icon-512.png` });
});

describe('the secret of an installation', () => {
  const folder = newFolder();

  test('is generated once, long, and readable by its owner only', async () => {
    const dataDir = join(folder, 'data');
    const first = readSettings({ DATA_DIR: dataDir }).secret;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(readSettings({ DATA_DIR: dataDir }).secret).toBe(first);
    expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(first);
    expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  });
});
