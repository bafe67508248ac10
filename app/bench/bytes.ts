import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from 'playwright-core';

/** Bytes as they came over the wire, compressed, without headers. */
export interface Weight {
  js: number;
  /** Sheets of their own, and those that stand in the page, compressed by themselves. */
  css: number;
  html: number;
  fonts: number;
  requests: number;
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
  const all = await Promise.all(sizes);
  await context.close();
  const sum = (kind: string) => all.filter((size) => size.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  return {
    js: sum('javascript'),
    css: sum('css') + inlined,
    html: sum('html'),
    fonts: sum('font'),
    requests: all.length,
  };
}

async function kindOf(request: Request): Promise<string> {
  const type = (await (await request.response())?.headerValue('content-type')) ?? '';
  return ['javascript', 'css', 'html', 'font'].find((kind) => type.includes(kind)) ?? 'other';
}
