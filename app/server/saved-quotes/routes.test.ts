import { describe, expect, test } from 'vitest';
import type { SavedQuote } from '../../src/orders/saved-quote/savedQuoteSchema.ts';
import { builtSite } from '../testing/builtSite.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { raisedCatalogue, tokenOfNewQuote } from '../testing/savedQuotes.ts';

describe('the page of a saved quote', async () => {
  const page = '<!doctype html><html lang="en"><head><title>Quote</title></head><body></body></html>';
  const server = await openTestServer({
    siteFolder: await builtSite({ 'quote/[token].html': page }),
    environment: { VAT: 'excluded' },
  });

  const open = async (token: string) => {
    const response = await fetch(`${server.url}/quote/${token}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  const quoteIn = (text: string) => JSON.parse(/<body>(.*)<\/body>/.exec(text)?.[1] ?? '') as SavedQuote | null;

  test('holds the quote, and after it has expired today’s prices', async () => {
    const token = await tokenOfNewQuote(server);
    const { status, text } = await open(token);
    expect(status).toBe(200);
    expect(quoteIn(text)).toMatchObject({
      valid: true,
      validUntil: '2026-12-20',
      savedBill: { price: { total: 1980 } },
    });
    server.context.catalogue = raisedCatalogue;
    server.clock.now = new Date('2026-12-21T10:00:00Z');
    expect(quoteIn((await open(token)).text)).toMatchObject({
      valid: false,
      savedBill: { price: { total: 1980 } },
      today: { price: { total: 2160 } },
    });
  });

  test.each(['0', 'x'.repeat(40), '..%2f..%2fetc', '<script>'])(
    'answers 404 with an explanation for %s',
    async (token) => {
      const { status, text } = await open(encodeURIComponent(token));
      expect(status).toBe(404);
      expect(quoteIn(text)).toBeNull();
      expect(text).not.toContain('<script>');
    },
  );

  test('is not sent as referrer, indexed or cached, because its URL is secret', async () => {
    const { headers } = await open(await tokenOfNewQuote(server));
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-encoding')).toMatch(/br|gzip/);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });
});

const { app } = await openTestServer();

test.each([
  ['trade=salon&want=customers&spend=any', '/quote-builder?service=ad-campaigns&only=yes&industry=services'],
  ['trade=cafe&want=sell', '/service/stepWizardPage?solution=website&tier=full&industry=restaurant'],
  ['trade=workshop&want=admin', '/service/stepWizardPage?solution=trinity&industry=services&trade=workshop'],
  ['trade=cafe&want=unsure', '/booking'],
  ['trade=cafe&want=brand&spend=2000&plan=yes', '/step1?industry=restaurant&budget=2000'],
  ['trade=shop&want=brand&spend=1e9&plan=yes', '/step1?industry=retail'],
  ['trade=castle&want=brand', '/quote-builder?service=brand-identity&only=yes&industry=restaurant'],
  ['want=//example.org', '/start'],
])('the sentence %s of the start page leads to the question that it leaves open: %s', async (query, way) => {
  const { statusCode, headers } = await app.inject(`/start/go?${query}`);
  expect([statusCode, headers.location]).toEqual([303, way]);
});
