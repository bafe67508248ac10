import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/booking/day.ts';
import type { Finding } from '../../../src/domain/contract/staff/health.ts';
import { recordBackup, recordBackupFailure } from '../../backup/recordBackup.ts';
import { keepValue } from '../../platform/db/installation.ts';
import { UnreachableProviderError } from '../../platform/payments/provider.ts';
import type { Environment } from '../../platform/settings/environment.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { book, calendarRow } from '../../testing/booking.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import { healthyOutside } from '../../testing/outside.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import type { Installation } from './check.ts';
import { checks, runChecks } from './checks.ts';
import type { Outside } from './outside.ts';

/** The time of the checks. */
const now = new Date('2026-11-20T10:00:00.000Z');
const day = 24 * 3_600_000;

/** The settings of a site that is ready. */
const complete: Environment = {
  SITE_URL: 'https://agency.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://user:pw@mail.example',
  MAIL_FROM: 'hello@agency.example',
  TRUST_PROXY: '1',
  AGENCY_EMAIL: 'hello@agency.example',
  COMPANY_NAME: 'Agency Works Limited',
  COMPANY_ADDRESS: '1 High Street, Galway',
  COMPANY_NUMBER: '123456',
  COMPANY_PHONE: '+353 91 123456',
  VAT_NUMBER: 'IE1234567A',
  VAT: 'included',
  SECRET: 'd41d8cd98f00b204e9800998ecf8427e3b',
};

/** Opens a site that is ready for visitors: it has a backup, and an event from Stripe has arrived. */
async function openReadySite(): Promise<TestServer> {
  const server = await openTestServer({ now });
  const { backupDir } = server.settings;
  mkdirSync(backupDir);
  writeFileSync(join(backupDir, 'agency.sqlite'), '');
  await recordBackup(server.database, new Date(now.getTime() - day));
  await keepValue(server.database, 'stripe-webhook', new Date(now.getTime() - day).toISOString());
  return server;
}

/** What is different from a site that is ready. */
interface Change {
  settings?: Environment;
  outside?: Partial<Outside>;
  installation?: Partial<Installation>;
}

/** Runs all checks on a site. */
function findingsOf(
  { settings: { dataDir }, database }: TestServer,
  { settings = {}, outside = {}, installation = {} }: Change = {},
): Promise<Finding[]> {
  return runChecks({
    settings: readSettings({ ...complete, DATA_DIR: dataDir, ...settings }),
    database,
    now,
    unconfirmed: [],
    outside: { ...healthyOutside(now), ...outside },
    ...installation,
  });
}

/** All findings that aren't `ok`, as check, verdict and words. */
const problemsIn = (findings: readonly Finding[]) =>
  findings
    .filter(({ verdict }) => verdict !== 'ok')
    .map(({ check, verdict, found, remedy }) => [check, verdict, `${found} ${remedy}`]);

/** Fails. */
const fails = (words: string) => async () => {
  throw new Error(words);
};

const ready = await openReadySite();

/** Backups in a temporary folder are on one disk with it. */
const sameDisk = ['backup', 'warning', expect.stringMatching(/same disk.*BACKUP_DIR/)];

const bucket = { BACKUP_S3_BUCKET: 'agency-backups', BACKUP_S3_KEY_ID: 'AK1', BACKUP_S3_SECRET: 'hunter2' };

test('a complete site has nothing in danger, and every check says what it found', async () => {
  const findings = await findingsOf(ready);
  expect(problemsIn(findings)).toEqual([sameDisk]);
  expect([...new Set(findings.map(({ check }) => check))]).toEqual(checks.map(({ id }) => id));
});

const set = (settings: NonNullable<Change['settings']>): Change => ({ settings });
const outside = (changed: NonNullable<Change['outside']>): Change => ({ outside: changed });
const installed = (installation: NonNullable<Change['installation']>): Change => ({ installation });
const texts = (records: Readonly<Record<string, string[]>>) =>
  outside({ texts: async (name) => records[name] ?? healthyOutside(now).texts(name) });
const answers = (answer: (url: string) => Response) => outside({ fetch: async (url) => answer(url) });
const stripeIs = (milliseconds: number) =>
  outside({ cardProviderTime: async () => new Date(now.getTime() + milliseconds) });
const inTwoDays = new Date(now.getTime() + 2 * day);
const noStripe = new UnreachableProviderError('connect ECONNREFUSED');
const testKey = { STRIPE_SECRET_KEY: 'sk_test_1' };
const toHttps = { status: 301, headers: { location: 'https://agency.example/' } };

/** The check is the first word. */
test.each<[what: string, change: Change, verdict: string, words: RegExp]>([
  ['secret of the manual', set({ SECRET: '9f86d081884c7d659a2feaa0c55ad015' }), 'danger', /guessed.*change-secret/],
  ['secret of one letter', set({ SECRET: 'a'.repeat(32) }), 'danger', /guessed/],
  [
    'backup that can’t be restored',
    outside({ rehearse: fails('It is damaged.') }),
    'danger',
    /: It is damaged\. Run pnpm/,
  ],
  ['backup three days old', { ...installed({ now: inTwoDays }), ...stripeIs(2 * day) }, 'danger', /72 hours old/],
  ['backup turned off', set({ BACKUP_TIME: 'off' }), 'warning', /makes no backups.*BACKUP_TIME/],
  [
    'bucket that can’t be used',
    { ...set(bucket), ...outside({ tryBucket: fails('The secret isn’t the one of the key.') }) },
    'danger',
    /can’t be used: The secret isn’t the one of the key\. Correct that/,
  ],
  ['payments of the demo', set({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }), 'danger', /without a payment/],
  ['payments with a test key', set(testKey), 'danger', /test key/],
  [
    'payments with a wrong key',
    outside({ cardProviderTime: fails('Invalid API Key') }),
    'danger',
    /Invalid API Key\. Copy/,
  ],
  [
    'payments without a way to Stripe',
    outside({ cardProviderTime: () => Promise.reject(noStripe) }),
    'danger',
    /can’t be reached: connect ECONNREFUSED\. Let this server/,
  ],
  [
    'webhook without a secret',
    set({ ...testKey, STRIPE_WEBHOOK_SECRET: '' }),
    'danger',
    /can’t be verified.*agency.example\/api\/stripe\/webhook/,
  ],
  ['disk nearly full', outside({ freeBytes: async () => 900e6 }), 'warning', /Only 900 MB/],
  ['disk full', outside({ freeBytes: async () => 100e6 }), 'danger', /Only 100 MB/],
  ['settings without a proxy', set({ TRUST_PROXY: '0' }), 'warning', /share one rate limit\. Set TRUST_PROXY/],
  ['company without VAT', set({ VAT: '' }), 'warning', /VAT to included, excluded or none/],
  ['claims unproven', installed({ unconfirmed: ['"500+ businesses"'] }), 'warning', /1 text or claim.*pnpm drafts/],
  [
    'terms unconfirmed',
    installed({ unconfirmed: ['src/content/pages/terms.ts: A lawyer’s reading of the whole text.'] }),
    'warning',
    /^Not confirmed: A lawyer’s reading/,
  ],
  [
    'claims undecided',
    installed({ unconfirmed: ['src/content/marketingClaims.ts: "Trusted by 500+" is shown.'] }),
    'warning',
    /only you can prove\..*CLAIMS/,
  ],
  ['claims without pages', installed({ unconfirmed: null }), 'unknown', /no built pages/],
  ['address of this machine', set({ SITE_URL: '', ...testKey }), 'danger', /no public address.*SITE_URL/],
  ['address without https', set({ SITE_URL: 'http://agency.example' }), 'danger', /isn’t encrypted/],
  [
    'address without a record or with a bad certificate',
    outside({ certificateEnd: fails('getaddrinfo ENOTFOUND') }),
    'danger',
    /can’t be reached safely: getaddrinfo ENOTFOUND\..*DNS and firewall, and the certificate/,
  ],
  [
    'address with a certificate that ends',
    outside({ certificateEnd: async () => new Date(now.getTime() + 13 * day) }),
    'warning',
    /ends in 13 days/,
  ],
  ['address that is silent', outside({ fetch: fails('fetch failed') }), 'danger', /doesn’t answer: fetch failed/],
  ['address of another server', answers(() => new Response('', { status: 404 })), 'danger', /answers 404/],
  [
    'address also without https',
    answers(() => new Response('', { headers: { 'strict-transport-security': 'max-age=1' } })),
    'danger',
    /doesn’t lead to https/,
  ],
  [
    'address without HSTS',
    answers((url) => new Response(null, url.startsWith('https') ? {} : toHttps)),
    'warning',
    /Strict-Transport-Security/,
  ],
  ['mail in files', set({ SMTP_URL: '', ...testKey }), 'danger', /reaches nobody/],
  ['mail refused', outside({ verifyMail: fails('Invalid login: 535') }), 'danger', /mail\.example refuses.*535/],
  ['sender without SPF', texts({ 'agency.example': [] }), 'danger', /no SPF record.*v=spf1/],
  ['sender with two', texts({ 'agency.example': ['v=spf1 a -all', 'v=spf1 mx -all'] }), 'danger', /2 SPF records/],
  ['sender with SPF for anyone', texts({ 'agency.example': ['v=spf1 +all'] }), 'danger', /lets anyone/],
  ['sender without DKIM', texts({ 's1._domainkey.agency.example': [] }), 'warning', /No DKIM key/],
  ['sender with a revoked key', texts({ 's1._domainkey.agency.example': ['v=DKIM1; p='] }), 'warning', /No DKIM key/],
  ['sender without DMARC', texts({ '_dmarc.agency.example': [] }), 'warning', /no DMARC record/],
  ['sender without a mailbox', outside({ mailServers: async () => [] }), 'warning', /receives no e-mail/],
  ['sender without DNS', outside({ texts: fails('queryTxt ETIMEOUT') }), 'unknown', /ETIMEOUT/],
  ['clock two minutes off', stripeIs(120_000), 'warning', /2 minutes off Stripe’s.*timedatectl/],
  ['clock an hour off', stripeIs(-day / 24), 'danger', /60 minutes off/],
])('%s', async (what, change, verdict, words) => {
  const findings = await findingsOf(ready, change);
  expect(problemsIn(findings)).toContainEqual([what.split(' ')[0], verdict, expect.stringMatching(words)]);
});

test('terms that a lawyer has read, and claims that are decided, leave nothing to settle, until the terms change', async () => {
  const unconfirmed = [
    'src/content/pages/terms.ts: A lawyer’s reading.',
    'src/content/marketingClaims.ts: Can you prove it?',
  ];
  const problemsAfter = async (day: string) => {
    const settings = { TERMS_CONFIRMED: day, CLAIMS: 'hidden' };
    const findings = await findingsOf(ready, { settings, installation: { unconfirmed } });
    return problemsIn(findings).filter(([check]) => check !== 'backup');
  };
  const since = ready.context.terms.since.slice(0, 10);
  expect(await problemsAfter(since)).toEqual([]);
  expect(await problemsAfter(addDays(since, -1))).toEqual([
    ['terms', 'warning', expect.stringMatching(/^The terms changed on .*TERMS_CONFIRMED/)],
  ]);
});

test('the company’s rates of VAT are named, and without VAT no VAT number is missing', async () => {
  const change = { VAT_RATE_CHANGES: '2027-01-01:21' };
  const wordsOf = async (settings: object) =>
    (await findingsOf(ready, { settings: { ...settings } })).filter(({ check }) => check === 'company');
  expect(await wordsOf(change)).toMatchObject([
    { verdict: 'ok', found: expect.stringMatching(/VAT: 23%, from 1 January 2027 21%\.$/) },
  ]);
  expect(await wordsOf({ VAT: 'none', VAT_NUMBER: '' })).toMatchObject([
    { verdict: 'ok', found: expect.stringMatching(/VAT: none\.$/) },
  ]);
});

test('a seller without a number that invoices state is a danger', async () => {
  const wordsOf = async (settings: object) =>
    problemsIn(await findingsOf(ready, { settings: { ...settings } })).filter(([check]) => check === 'company');
  const unnumbered = ['company', 'danger', expect.stringMatching(/name us by no number.*Set COMPANY_NUMBER/)];
  expect(await wordsOf({ COMPANY_NUMBER: '', VAT: 'none' })).toEqual([unnumbered]);
  expect(await wordsOf({ COMPANY_NUMBER: '', VAT_NUMBER: '' })).toContainEqual(unnumbered);
  expect(await wordsOf({ COMPANY_NUMBER: '' })).toEqual([
    ['company', 'warning', expect.stringContaining('Set COMPANY_NUMBER')],
  ]);
});

describe('a site of its own', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openReadySite();
  });

  test('a webhook that never arrived, or not for a month', async () => {
    const late = installed({ now: new Date(now.getTime() + 30 * day) });
    const warning = ['webhook', 'warning', expect.stringMatching(/2026-11-19T10/)];
    expect(problemsIn(await findingsOf(server, late))).toContainEqual(warning);
    await server.database.deleteFrom('installation').where('name', '=', 'stripe-webhook').execute();
    const danger = [
      'webhook',
      'danger',
      expect.stringMatching(/ever arrived.*Order something and pay.*under Webhooks/),
    ];
    expect(problemsIn(await findingsOf(server))).toContainEqual(danger);
  });

  test('a missing backup is a danger once there is something to lose', async () => {
    const none = { settings: { BACKUP_DIR: '/nowhere' } };
    expect(problemsIn(await findingsOf(server, none))).toEqual([]);
    await book(server);
    expect(problemsIn(await findingsOf(server, none))).toEqual([
      ['backup', 'danger', 'There is no backup. Run pnpm backup.'],
    ]);
  });

  test('a backup of the night that failed is a danger, also beside one that was made by hand', async () => {
    await book(server);
    await recordBackupFailure(server.database, { at: now.toISOString(), why: 'It is full.' });
    const failed = [
      'backup',
      'danger',
      'The server’s last backup failed: It is full. Correct that: the server tries again within an hour.',
    ];
    expect(problemsIn(await findingsOf(server, { settings: { BACKUP_DIR: '/nowhere' } }))).toEqual([failed]);
    expect(problemsIn(await findingsOf(server))).toContainEqual(failed);
  });

  test('a bucket for backups is tried; an old backup there is a danger, a failed copy a warning', async () => {
    const inBucket = async () =>
      (await findingsOf(server, { settings: bucket })).filter(({ check }) => check === 'bucket' || check === 'backup');
    await book(server);
    // On the same disk, as the others here: in the bucket they are elsewhere.
    expect(problemsIn(await inBucket())).toEqual([]);
    await recordBackup(server.database, new Date(now.getTime() - 3 * day), 'bucket');
    expect(problemsIn(await inBucket())).toEqual([
      ['bucket', 'danger', expect.stringMatching(/^The last backup in the bucket is 72 hours old/)],
    ]);
    await recordBackup(server.database, new Date(now.getTime() - day), 'bucket');
    await recordBackupFailure(server.database, { at: now.toISOString(), why: 'It is full.' }, 'bucket');
    expect(problemsIn(await inBucket())).toEqual([
      ['bucket', 'warning', 'The last copy failed: It is full. The server tries again within an hour.'],
    ]);
  });

  test('a calendar that can’t be read is a warning, and a danger once it closes bookings', async () => {
    const since = new Date(now.getTime() - 3 * 3_600_000).toISOString();
    await server.database
      .insertInto('calendars')
      .values(
        calendarRow({ created_at: since, tried_at: since, read_at: since, parsed_at: since, name: 'Ann’s calendar' }),
      )
      .execute();
    const calendarsIn = async (settings = {}) =>
      (await findingsOf(server, { settings })).filter(({ check }) => check === 'calendars');
    expect(await calendarsIn()).toMatchObject([{ verdict: 'ok' }]);
    await server.database.updateTable('calendars').set({ failing_since: since, failure: 'It is gone.' }).execute();
    expect(await calendarsIn()).toMatchObject([
      { verdict: 'warning', found: expect.stringMatching(/Ann’s.*It is gone\.$/) },
    ]);
    expect(await calendarsIn({ CALENDAR_CLOSE_HOURS: '2' })).toMatchObject([
      { verdict: 'danger', found: expect.stringMatching(/nothing can be booked/) },
    ]);
  });

  test('a secret that other users can read', async () => {
    const file = join(server.settings.dataDir, 'secret');
    chmodSync(file, 0o644);
    expect(problemsIn(await findingsOf(server))).toContainEqual([
      'secret',
      'warning',
      expect.stringContaining(`chmod 600 ${file}`),
    ]);
  });

  test('a database that is gone is a danger, and leaves the other checks running', async () => {
    await server.database.destroy();
    const found = problemsIn(await findingsOf(server));
    expect(found).toContainEqual(['database', 'danger', expect.stringMatching(/Nothing can be stored/)]);
    expect(found).toContainEqual(['webhook', 'unknown', expect.stringMatching(/The check failed/)]);
  });
});
