import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { openTestServer } from '../../testing/openTestServer.ts';
import { networkOf } from '../limits/limits.ts';
import { readForwardedAddresses } from './trustProxy.ts';

/** The server's warnings about TRUST_PROXY after these requests. */
async function logged(
  environment: Record<string, string>,
  requests: readonly { url?: string; from?: string; forwarded?: string }[],
): Promise<string[]> {
  const lines: string[] = [];
  const server = await openTestServer({ environment, logTo: { write: (line) => lines.push(line) } });
  for (const { url = '/api/config', from = '198.51.100.7', forwarded } of requests) {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    await server.app.inject({ url, remoteAddress: from, headers });
  }
  return lines.filter((line) => line.includes('TRUST_PROXY'));
}

const site = { SITE_URL: 'https://agency.example' };

test('warns once about an untrusted proxy', async () => {
  const lines = await logged(site, [{ forwarded: '203.0.113.9' }, { forwarded: '203.0.113.10' }]);
  expect(lines).toEqual([expect.stringMatching(/"level":40.*set TRUST_PROXY to the number of proxies/)]);
  expect(lines.join()).not.toMatch(/203\.0\.113|198\.51/);
});

test('warns once about a request that bypassed the proxy', async () => {
  const lines = await logged({ ...site, TRUST_PROXY: '1' }, [{}, {}]);
  expect(lines).toEqual([expect.stringMatching(/"level":40.*can pretend to come from any address/)]);
});

test.each([
  ['a site on localhost', {}, { forwarded: '203.0.113.9' }],
  ['a direct request without proxies', site, {}],
  ['a forwarded request behind a proxy', { ...site, TRUST_PROXY: '1' }, { forwarded: '203.0.113.9' }],
  ['a health check', { ...site, TRUST_PROXY: '1' }, { url: '/api/health' }],
  ['a request from localhost', { ...site, TRUST_PROXY: '1' }, { from: '::ffff:127.0.0.1' }],
])('doesn’t warn about %s', async (_name, environment, request) => {
  expect(await logged(environment, [request])).toEqual([]);
});

test.each([
  ['203.0.113.9:5001', '203.0.113.9'],
  ['10.0.0.1:80, 203.0.113.9:5001', '203.0.113.9'],
  ['203.0.113.9', '203.0.113.9'],
  ['[2001:db8:1:2::9]:5001', '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::'],
  ['2001:db8:1:2::9', '2001:db8:1:2::'],
  ['[::ffff:203.0.113.9]:5001', '203.0.113.9'],
  ['[fe80::1%eth0]:5001', 'fe80::'],
  ['fe80::1%eth1', 'fe80::'],
  ['unknown', '198.51.100.7'],
  ['_hidden:1', '198.51.100.7'],
  ['203.0.113.9:5001:2', '198.51.100.7'],
  ['300.0.113.9:5001', '198.51.100.7'],
  ['', '198.51.100.7'],
  ['203.0.113.9,', '198.51.100.7'],
])('a client that the proxy names %j belongs to the network %s', async (forwarded, network) => {
  const app = Fastify({ trustProxy: (_address, hop) => hop < 1 });
  readForwardedAddresses(app, { trustProxy: 1 });
  app.get('/', async (request) => networkOf(request, { rateLimit: 30 }));
  const headers = { 'x-forwarded-for': forwarded };
  const answer = await app.inject({ url: '/', remoteAddress: '198.51.100.7', headers });
  expect(answer.body).toBe(network);
});
