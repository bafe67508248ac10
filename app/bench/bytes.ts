import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from 'playwright-core';

/** Transferred bytes, compressed, without headers. */
export interface Weight {
  js: number;
  /** Script files. */
  scripts: number;
  /** External style sheets, and inline ones compressed separately. */
  css: number;
  html: number;
  /** Fonts, by file. */
  fonts: readonly number[];
  /** Total. */
  total: number;
  requests: number;
  /** Render-blocking style sheets and scripts. */
  blocking: number;
}

/** What a first visit to a URL loads before any interaction. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sizes: Promise<{ kind: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const size = async () => ({ kind: await kindOf(request), bytes: (await request.sizes()).responseBodySize });
    sizes.push(size());
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const inThePage = ((await response?.text()) ?? '').matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  const inlined = brotliCompressSync([...inThePage].map(([, sheet]) => sheet).join('')).length;
  const blocking = await page.evaluate(blockingCount);
  const all = await Promise.all(sizes);
  await context.close();
  const of = (kind: string) => all.filter((size) => size.kind === kind).map(({ bytes }) => bytes);
  return {
    js: sum(of('javascript')),
    scripts: of('javascript').length,
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
