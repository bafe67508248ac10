import type { Page } from '@playwright/test';
import type { CheckName } from './names.ts';

/** A page without errors. */
export const valid = '<button>Go on</button><p>A word</p>';
/** Test pages for each check, with only that error. */
export const invalid: Record<Exclude<CheckName, 'console'>, string | readonly string[]> = {
  axe: '<img src="data:,">',
  contrast: [
    '<p style="color: #fff; background: linear-gradient(#000, #eee)">A word</p>',
    '<style>[data-brand=Foundry][data-theme=dark] p { color: #fff }</style><p>A word</p>',
    '<style>[data-theme=dark] p { opacity: 0.3 }</style><p>A word</p>',
    // Only axe sees what lies behind.
    '<div style="position: absolute; inset: 0; z-index: -1; background: #000"></div><p style="color: #000">A word</p>',
  ],
  // It hides at the top of the page, where the focus on the link leads.
  'focus ring': [
    '<style>[data-theme=dark] button { outline-color: #fff }</style><button>Go on</button>',
    '<style>[data-brand=Tidewater] button { outline-offset: 0 }</style><button>Go on</button>',
    '<fieldset style="overflow: hidden; margin: 0; padding: 0; border: 0"><button>Go on</button></fieldset>',
    `<a href="/">Home</a><p style="block-size: 300vh">A word</p>
<button style="outline: none; position: fixed; inset-block-end: 16px">Go up</button>
<script>
  const look = () => { document.querySelector('button').style.visibility = scrollY ? '' : 'hidden'; };
  for (const type of ['focusin', 'scroll']) addEventListener(type, look);
  scrollTo(0, 600);
</script>`,
  ],
  'focus in view': '<button>Go on</button><div style="position: fixed; inset: 0; background: Canvas"></div>',
  'target size': '<button style="all: unset; inline-size: 23px; block-size: 24px" aria-label="Go on"></button>',
  'reduced motion': '<p style="transition: color 200ms">A word</p>',
  'forced colours': '<p style="forced-color-adjust: none; color: #fff; background: #fff">A word</p>',
  'right to left': [
    '<button style="margin-left: 40px">Go on</button>',
    `<button style="display: block">Go back</button><button style="display: block">Go on</button>
<script>
  const turn = () => { document.querySelector('button:last-of-type').tabIndex = document.documentElement.dir === 'rtl' ? 1 : 0; };
  new MutationObserver(turn).observe(document.documentElement, { attributeFilter: ['dir'] });
</script>`,
  ],
  columns: [
    '<p style="inline-size: 30vw; text-align: end">A word</p>',
    '<div style="inline-size: 5vw; container: ag-card / inline-size">A word</div>',
  ],
  'text at 200%': '<p style="inline-size: 60px; overflow: hidden; white-space: nowrap; font-size: 1rem">A word</p>',
  '320 px': '<p style="inline-size: 340px; text-align: end">A word</p>',
};

export const showTrial = (page: Page, body: string) =>
  page.setContent(`<!doctype html><html lang="en" dir="ltr"><title>Trial</title>
<style>
  button { min-inline-size: 48px; min-block-size: 48px; color: CanvasText; background: Canvas; }
  :focus-visible { outline: 2px solid #2457e6; outline-offset: 2px; }
</style>
<div id="ladle-root"><main data-stage style="padding: 16px">${body}</main></div></html>`);
