import { expect, test } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';

/** What the server logs of its proxies when it gets these requests. */
async function logged(
  environment: Record<string, string>,
  requests: readonly { url?: string; from?: string; forwarded?: string }[],
): Promise<string[]> {
  const lines: string[] = [];
  const server = await startTestServer({ environment, logTo: { write: (line) => lines.push(line) } });
  for (const { url = '/api/config', from = '198.51.100.7', forwarded } of requests) {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    await server.app.inject({ url, remoteAddress: from, headers });
  }
  await server.close();
  return lines.filter((line) => line.includes('TRUST_PROXY'));
}

const site = { SITE_URL: 'https://agency.example' };

test('a proxy that is not trusted is named once, with the way out', async () => {
  const lines = await logged(site, [{ forwarded: '203.0.113.9' }, { forwarded: '203.0.113.10' }]);
  expect(lines).toEqual([expect.stringMatching(/"level":40.*set TRUST_PROXY to the number of proxies/)]);
  expect(lines.join()).not.toMatch(/203\.0\.113|198\.51/);
});

test('a visitor who comes past the proxy is named once', async () => {
  const lines = await logged({ ...site, TRUST_PROXY: '1' }, [{}, {}]);
  expect(lines).toEqual([expect.stringMatching(/"level":40.*can pretend to come from any address/)]);
});

test.each([
  ['a site that nobody else reaches', {}, { forwarded: '203.0.113.9' }],
  ['a request as it should be, without proxies', site, {}],
  ['a request as it should be, behind one', { ...site, TRUST_PROXY: '1' }, { forwarded: '203.0.113.9' }],
  ['a monitor that asks for the health', { ...site, TRUST_PROXY: '1' }, { url: '/api/health' }],
  ['a request from the machine itself', { ...site, TRUST_PROXY: '1' }, { from: '::ffff:127.0.0.1' }],
])('%s is no reason to', async (_name, environment, request) => {
  expect(await logged(environment, [request])).toEqual([]);
});
