import type { BrowserContextOptions } from 'playwright-core';

/** Lighthouse's phone. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export const desktop: BrowserContextOptions = { viewport: { width: 1350, height: 940 } };

/** CPU throttling rate for a modest phone. */
export const slowdown = 4;

/** Chromium's Slow 4G: milliseconds, and bytes per second. */
export const slow4G = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 };
