import type { Page } from 'playwright-core';
import { finders } from './checks.ts';
import type { CheckName } from './names.ts';

/** A page with nothing wrong, and for each check one with just that wrong. */
const right = '<button>Go on</button><p>A word</p>';
const wrong: Record<Exclude<CheckName, 'console'>, string> = {
  axe: '<img src="data:,">',
  contrast: '<p style="color: #fff; background: linear-gradient(#000, #eee)">A word</p>',
  'focus ring': '<button style="outline: none">Go on</button>',
  'focus in view': '<button>Go on</button><div style="position: fixed; inset: 0; background: Canvas"></div>',
  'target size': '<button style="all: unset; inline-size: 23px; block-size: 24px" aria-label="Go on"></button>',
  'reduced motion': '<p style="transition: color 200ms">A word</p>',
  'forced colours': '<p style="forced-color-adjust: none; color: #fff; background: #fff">A word</p>',
  'right to left': '<button style="margin-left: 40px">Go on</button>',
  'text at 200%': '<p style="inline-size: 60px; overflow: hidden; white-space: nowrap; font-size: 1rem">A word</p>',
  '320 px': '<p style="inline-size: 340px; text-align: end">A word</p>',
};

const show = (page: Page, body: string) =>
  page.setContent(`<!doctype html><html lang="en" dir="ltr"><title>Trial</title>
<style>
  button { min-inline-size: 48px; min-block-size: 48px; color: CanvasText; background: Canvas; }
  :focus-visible { outline: 2px solid #2457e6; outline-offset: 2px; }
</style>
<div id="ladle-root"><main data-stage style="padding: 16px">${body}</main></div></html>`);

/** Tries every check on pages made for it: which of them find nothing where there is something, or something in nothing. */
export async function tryChecks(page: Page): Promise<{ passed: number; failed: string[] }> {
  const failed: string[] = [];
  for (const [name, find] of Object.entries(finders) as [keyof typeof wrong, (page: Page) => Promise<string[]>][]) {
    await show(page, right);
    failed.push(...(await find(page)).map((finding) => `trial, ${name}: finds "${finding}" where nothing is wrong`));
    await show(page, wrong[name]);
    if ((await find(page)).length === 0) failed.push(`trial, ${name}: does not find what is wrong`);
  }
  return { passed: 2 * Object.keys(wrong).length - failed.length, failed };
}
