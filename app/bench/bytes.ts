import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from 'playwright-core';

/** Bytes as they came over the wire, compressed, without headers. */
export interface Weight {
  js: number;
  /** Sheets of their own, and those that stand in the page, compressed by themselves. */
  css: number;
  html: number;
  /** Of each font file. */
  fonts: readonly number[];
  /** Of everything. */
  total: number;
  requests: number;
  /** Sheets and scripts that the first paint waits for. */
  blocking: number;
}

/** What a first visit to an address loads before anything is touched. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sizes: Promise<{ kind: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const size = async () => ({ kind: await kindOf(request), bytes: (await request.sizes()).responseBodySize });
    sizes.push(size());
  });
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  const inThePage = ((await answer?.text()) ?? '').matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  const inlined = brotliCompressSync([...inThePage].map(([, sheet]) => sheet).join('')).length;
  const blocking = await page.evaluate(blockingCount);
  const all = await Promise.all(sizes);
  await context.close();
  const of = (kind: string) => all.filter((size) => size.kind === kind).map(({ bytes }) => bytes);
  return {
    js: sum(of('javascript')),
    css: sum(of('css')) + inlined,
    html: sum(of('html')),
    fonts: of('font'),
    total: sum(all.map(({ bytes }) => bytes)),
    requests: all.length,
    blocking,
  };
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function blockingCount(): number {
  const files = performance.getEntriesByType('resource') as (PerformanceEntry & { renderBlockingStatus?: string })[];
  return files.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length;
}

async function kindOf(request: Request): Promise<string> {
  const type = (await (await request.response())?.headerValue('content-type')) ?? '';
  return ['javascript', 'css', 'html', 'font'].find((kind) => type.includes(kind)) ?? 'other';
}
