import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Change, day, fails, findingsOf, now, problemsIn, startReadySite } from '../testing/goLive.ts';
import { healthyOutside } from '../testing/outside.ts';
import type { TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startReadySite();
});
afterEach(() => server.close());

const texts = (records: Readonly<Record<string, string[]>>) => async (name: string) =>
  records[name] ?? healthyOutside(now).texts(name);

test.each<[check: string, what: string, change: Change, verdict: string, words: RegExp]>([
  [
    'address',
    'of this machine',
    { settings: { SITE_URL: '', STRIPE_SECRET_KEY: 'sk_test_1' } },
    'danger',
    /no public address.*SITE_URL/,
  ],
  ['address', 'without https', { settings: { SITE_URL: 'http://agency.example' } }, 'danger', /isn’t encrypted/],
  [
    'address',
    'with a bad certificate',
    { outside: { certificateEnd: fails('self-signed certificate') } },
    'danger',
    /self-signed certificate/,
  ],
  [
    'address',
    'with a certificate that ends',
    { outside: { certificateEnd: async () => new Date(now.getTime() + 13 * day) } },
    'warning',
    /ends in 13 days/,
  ],
  [
    'address',
    'that doesn’t answer',
    { outside: { fetch: fails('fetch failed') } },
    'danger',
    /doesn’t answer: fetch failed/,
  ],
  [
    'address',
    'of another server',
    { outside: { fetch: async () => new Response('', { status: 404 }) } },
    'danger',
    /answers 404/,
  ],
  [
    'address',
    'also without https',
    { outside: { fetch: async () => new Response('', { headers: { 'strict-transport-security': 'max-age=1' } }) } },
    'danger',
    /doesn’t lead to https/,
  ],
  [
    'address',
    'without HSTS',
    {
      outside: {
        fetch: async (url) =>
          new Response(
            null,
            url.startsWith('https') ? {} : { status: 301, headers: { location: 'https://agency.example/' } },
          ),
      },
    },
    'warning',
    /Strict-Transport-Security/,
  ],
  ['mail', 'in files', { settings: { SMTP_URL: '', STRIPE_SECRET_KEY: 'sk_test_1' } }, 'danger', /reaches nobody/],
  [
    'mail',
    'with a wrong password',
    { outside: { verifyMail: fails('Invalid login: 535') } },
    'danger',
    /mail\.example refuses.*535/,
  ],
  ['sender', 'without SPF', { outside: { texts: texts({ 'agency.example': [] }) } }, 'danger', /no SPF record.*v=spf1/],
  [
    'sender',
    'with two SPF records',
    { outside: { texts: texts({ 'agency.example': ['v=spf1 a -all', 'v=spf1 mx -all'] }) } },
    'danger',
    /2 SPF records/,
  ],
  [
    'sender',
    'with SPF for anyone',
    { outside: { texts: texts({ 'agency.example': ['v=spf1 +all'] }) } },
    'danger',
    /lets anyone/,
  ],
  [
    'sender',
    'without DKIM',
    { outside: { texts: texts({ 's1._domainkey.agency.example': [] }) } },
    'warning',
    /No DKIM key/,
  ],
  [
    'sender',
    'with a revoked DKIM key',
    { outside: { texts: texts({ 's1._domainkey.agency.example': ['v=DKIM1; p='] }) } },
    'warning',
    /No DKIM key/,
  ],
  [
    'sender',
    'without DMARC',
    { outside: { texts: texts({ '_dmarc.agency.example': [] }) } },
    'warning',
    /no DMARC record/,
  ],
  ['sender', 'without a mailbox', { outside: { mailServers: async () => [] } }, 'warning', /receives no e-mail/],
  ['sender', 'without a name server', { outside: { texts: fails('queryTxt ETIMEOUT') } }, 'unknown', /ETIMEOUT/],
  [
    'clock',
    'two minutes off',
    { outside: { askStripe: async () => new Date(now.getTime() + 120_000) } },
    'warning',
    /2 minutes off Stripe’s.*timedatectl/,
  ],
  [
    'clock',
    'an hour off',
    { outside: { askStripe: async () => new Date(now.getTime() - day / 24) } },
    'danger',
    /60 minutes off/,
  ],
])('%s: %s', async (check, _what, change, verdict, words) => {
  const findings = await findingsOf(server, change);
  expect(problemsIn(findings.filter((finding) => finding.check === check))).toContainEqual([
    check,
    verdict,
    expect.stringMatching(words),
  ]);
});
