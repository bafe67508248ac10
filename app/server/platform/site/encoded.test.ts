import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openTestSite, picture, script } from '../../testing/testSite.ts';

const { ask } = await openTestSite();

describe('compression', () => {
  const raw = (answer: Awaited<ReturnType<typeof ask>>) => answer.rawPayload;

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0', undefined],
    ['', undefined],
  ])('"%s" gets %s', async (accepted, encoding) => {
    const answer = await ask('/assets/index-B4x.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const bytes = raw(answer);
    const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(plain.toString()).toBe(script);
    if (encoding) expect(bytes.length).toBeLessThan(script.length / 10);
  });

  test('serves files compressed by the build, but not under their .br path', async () => {
    const answer = await ask('/assets/made-C5y.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(raw(answer)).toString()).toMatch(/compressed by the build$/);
    expect((await ask('/assets/made-C5y.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await ask('/assets/made-C5y.js.br')).statusCode).toBe(404);
  });

  test('compresses pages with a chosen scheme too', async () => {
    const answer = await ask('/', { 'accept-encoding': 'br', cookie: 'scheme=dark' });
    expect(brotliDecompressSync(raw(answer)).toString()).toContain('data-theme="dark"');
  });

  test('doesn’t compress pictures', async () => {
    const answer = await ask('/og.png', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).not.toHaveProperty('vary');
    expect(new Uint8Array(raw(answer))).toEqual(picture);
  });
});
