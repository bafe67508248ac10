import type { Page } from '@playwright/test';
import { settled } from '../../.ci/settled.mjs';
import { browserStorage } from '../src/content/browserStorage.ts';
import { paths } from '../src/content/links/paths.ts';
import { checkDark, checkScreen } from './axe.ts';
import { type ConsentWatch, consentWatch } from './consentWatch.ts';
import { shiftsOf, sumOf } from './layoutShift.ts';
import { test as base, expect, withOthers } from './test.ts';

const softly = expect.configure({ soft: true });

/** Tools store what is chosen in them; documents store nothing. */
const isTool = (path: string) => /^\/(quote-builder|service\/stepWizardPage|step\d|booking|checkout|quote)/.test(path);

/** The kB of scripts that a tool may load before any interaction, with the consent banner. React and React Router are 72 of each. */
const scripts: Readonly<Record<string, number>> = {
  // Wizards load the whole catalogue.
  [paths.quote]: 110.2,
  [paths.packageBuilder]: 111.5,
  // Its first step draws six shops, when idle.
  [paths.planner]: 120.5,
  // react-day-picker and date-fns are 21.
  [paths.booking]: 124.6,
  [paths.contact]: 101,
  [paths.consent]: 103.3,
  [paths.checkoutCancel]: 102.7,
};

/** What a page has loaded so far, and words of it that are separate boxes with a gap between them. */
const read = (page: Page) =>
  page.evaluate(() => {
    // Chromium shows far lazy pictures too if it has them in its cache, from an earlier page: no new visitor loads them.
    const far = [...document.images]
      .filter((image) => image.loading === 'lazy' && image.getBoundingClientRect().top > innerHeight + 2500)
      .map(({ currentSrc }) => currentSrc);
    const loaded = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, transferSize }) => transferSize > 0 || !far.includes(name),
    );
    const scripts = loaded.filter(({ name }) => name.endsWith('.js'));
    return {
      isDocument: document.querySelector('[data-tool]') === null,
      scripts: scripts.length,
      scriptsWeight: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
      others: loaded.filter((each) => !scripts.includes(each)).map(({ name }) => name),
      boxedWords: [...document.querySelectorAll('main span')]
        .filter((one) => one.childElementCount === 0 && getComputedStyle(one).whiteSpace === 'nowrap')
        .filter((one) => /^([a-z]|\d+)-[a-z]+$|^\d[\d–]* [a-z ]+$/i.test(one.textContent?.trim() ?? ''))
        .flatMap(({ parentElement }) => parentElement ?? [])
        .filter((parent) => /flex|grid/.test(getComputedStyle(parent).display))
        .map((parent) => parent.outerHTML),
    };
  });

/** kB as the server sends them now: more than later, until the server has compressed them well. */
async function sent(urls: readonly string[]): Promise<number> {
  const answers = await Promise.all(urls.map((url) => fetch(url, { headers: { 'accept-encoding': 'br' } })));
  return (
    answers.reduce((sum, { url, headers }) => {
      const length = headers.get('content-length');
      if (length === null) throw new Error(`${url} doesn’t say its length.`);
      return sum + Number(length);
    }, 0) / 1000
  );
}

/**
 * Visits pages for the first time, and checks on each what only a browser shows: weight, layout shift, width, what axe finds,
 * and that it neither requests nor stores anything before consent.
 */
export function testPages(title: string, pages: readonly string[]): void {
  // One worker has them all, because their site is of no use to other tests.
  base.describe.configure({ mode: 'default' });
  const test = base.extend<ConsentWatch>(consentWatch);
  for (const [kind, some, storage] of [
    ['documents', pages.filter((path) => !isTool(path)), []],
    ['tools', pages.filter(isTool), browserStorage.flatMap(({ names }) => names)],
  ] as const)
    test.describe(() => {
      test.use({
        ownContext: true,
        consentAnswered: false,
        settings: withOthers,
        allowedBeforeConsent: { storage },
      });

      test(`${title}: ${kind}`, async ({ page, site, problems }) => {
        test.slow();
        problems.expect(/404/);
        for (const path of some) await test.step(path, () => visit(page, site.url, path));
      });
    });
}

async function visit(page: Page, origin: string, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const banner = page.getByRole('region', { name: /^Welcome to the consent management/ });
  if (path !== paths.consent) await softly(banner, path).toBeVisible();
  await settled(page);
  // A later step of the planner says that the first comes first.
  const noticed = /^\/step[2-6]$/.test(path) ? 0.1 : 0.005;
  softly(sumOf(await shiftsOf(page)), `${path} moves`).toBeLessThanOrEqual(noticed);
  const { isDocument, boxedWords, others, ...weights } = await read(page);
  softly(boxedWords, path).toEqual([]);
  if (isDocument) await softly.poll(() => sent([origin + path, ...others]), `kB of ${path}`).toBeLessThanOrEqual(90);
  const most = scripts[path];
  if (most) {
    softly(weights.scripts, `scripts of ${path}`).toBeLessThanOrEqual(path === paths.planner ? 12 : 10);
    softly(weights.scriptsWeight, `kB of ${path}`).toBeLessThanOrEqual(most);
  }
  await page.mouse.wheel(0, 2_000);
  // What is under it is checked, too.
  await banner.evaluateAll(([one]) => one && Object.assign((one as HTMLElement).style, { display: 'none' }));
  await checkScreen(page, path);
  await page.setViewportSize({ width: 1280, height: 900 });
  await checkDark(page, path);
}
