import type { BrowserContextOptions } from 'playwright-core';

/** The phone that Lighthouse assumes. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export const desktop: BrowserContextOptions = { viewport: { width: 1350, height: 940 } };

/** How much slower than this machine's a modest phone's processor is taken to be. */
export const slowdown = 4;

/** Slow 4G as the tools of Chromium understand it: milliseconds, and bytes a second. */
export const slow4G = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 };
