import { describe, expect, test } from 'vitest';
import { priceOf } from '../../src/orders/selection.ts';
import { builtSite } from '../testing/builtSite.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { tokenOfNewQuote, withRaisedPrices } from '../testing/savedQuotes.ts';

describe('the page of a saved quote', async () => {
  let priceList = priceOf;
  const page =
    '<!doctype html><html lang="en"><head><title>Quote</title></head><body><noscript id="without-script">x</noscript></body></html>';
  const server = await openTestServer({
    siteFolder: await builtSite({ 'quote/[token].html': page }),
    environment: { VAT: 'excluded' },
    priceOf: (selection) => priceList(selection),
  });

  const open = async (token: string) => {
    const response = await fetch(`${server.url}/quote/${token}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test('shows every line with its reason, total, deposit, answers and last day without scripts', async () => {
    const { status, text } = await open(await tokenOfNewQuote(server));
    expect(status).toBe(200);
    const read = /<noscript id="without-script">([\s\S]*)<\/noscript>/.exec(text)?.[1];
    for (const words of [
      ...['Trinity Core', 'uses the middle', '−€220', '€1,980', '€396', 'Industry: Restaurant'],
      ...['Sunday 20 December 2026', 'Prices are for businesses and don’t include VAT.'],
    ]) {
      expect(read).toContain(words);
    }
    expect(read).not.toContain('The same today');
  });

  test('compares the lines with today’s prices after it has expired', async () => {
    const token = await tokenOfNewQuote(server);
    priceList = withRaisedPrices(100);
    server.clock.now = new Date('2026-12-21T10:00:00Z');
    const { status, text } = await open(token);
    expect(status).toBe(200);
    expect(text).toContain('Its prices no longer apply.');
    expect(text).toMatch(/<th scope="row">Trinity Core<\/th><td>[^<]+<\/td><td>€600<\/td><td>€700<\/td>/);
    expect(text).toContain('<td>€1,980</td><td>€2,280</td>');
  });

  test.each(['0', 'x'.repeat(40), '..%2f..%2fetc', '<script>'])(
    'answers 404 with an explanation for %s',
    async (token) => {
      const { status, text } = await open(encodeURIComponent(token));
      expect(status).toBe(404);
      expect(text).toContain('We can’t find this quote');
      expect(text).not.toContain('<script>');
    },
  );

  test('is not sent as referrer, indexed or cached, because its URL is secret', async () => {
    const { headers } = await open(await tokenOfNewQuote(server));
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });
});
