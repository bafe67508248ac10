import type { Page } from '@playwright/test';
import { settled } from '../../.ci/settled.mjs';
import { browserStorage } from '../src/content/browserStorage.ts';
import { paths } from '../src/content/links/paths.ts';
import { checkScreen } from './axe.ts';
import { builtPages, isAlike } from './builtPages.ts';
import { type ConsentWatch, consentWatch } from './consentWatch.ts';
import { overflow } from './layout.ts';
import { shiftsOf, sumOf } from './layoutShift.ts';
import { visits } from './screens.ts';
import { test as base, expect, withOthers } from './test.ts';
import { testVisit } from './testVisit.ts';

const softly = expect.configure({ soft: true });

/** Tools store what is chosen in them; documents store nothing. */
const isTool = (path: string) => /^\/(quote-builder|service\/stepWizardPage|step\d|booking|checkout|quote)/.test(path);

/** The kB of scripts that a tool may load before any interaction, with the consent banner. React and React Router are 72 of each. */
const scripts: Readonly<Record<string, number>> = {
  // Wizards load the whole catalogue.
  [paths.quote]: 109.7,
  [paths.packageBuilder]: 110.8,
  [paths.planner]: 112.7,
  // react-day-picker and date-fns are 21.
  [paths.booking]: 124.6,
  [paths.contact]: 101,
  [paths.consent]: 103.3,
  [paths.checkoutCancel]: 102.7,
};

/** What a page has loaded so far, in kB as sent, and words of it that are separate boxes with a gap between them. */
const read = (page: Page) =>
  page.evaluate(() => {
    // Chromium shows far lazy pictures too if it has them in its cache, from an earlier page: no new visitor loads them.
    const far = [...document.images]
      .filter((image) => image.loading === 'lazy' && image.getBoundingClientRect().top > innerHeight + 2500)
      .map(({ currentSrc }) => currentSrc);
    const loaded = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, transferSize }) => transferSize > 0 || !far.includes(name),
    );
    const weigh = (some: typeof loaded) => some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
    const isScript = ({ name }: PerformanceEntry) => name.endsWith('.js');
    return {
      isDocument: document.querySelector('[data-tool]') === null,
      scripts: loaded.filter(isScript).length,
      scriptsWeight: weigh(loaded.filter(isScript)),
      othersWeight: weigh(loaded.filter((each) => !isScript(each))),
      boxedWords: [...document.querySelectorAll('main span')]
        .filter((one) => one.childElementCount === 0 && getComputedStyle(one).whiteSpace === 'nowrap')
        .filter((one) => /^([a-z]|\d+)-[a-z]+$|^\d[\d–]* [a-z ]+$/i.test(one.textContent?.trim() ?? ''))
        .flatMap(({ parentElement }) => parentElement ?? [])
        .filter((parent) => /flex|grid/.test(getComputedStyle(parent).display))
        .map((parent) => parent.outerHTML),
    };
  });

/** kB of a page as the server sends it now: more than later, until the server has compressed it well. */
const sent = async (url: string) =>
  Number((await fetch(url, { headers: { 'accept-encoding': 'br' } })).headers.get('content-length')) / 1000;

base.describe('every page, on a first visit', () => {
  const test = base.extend<ConsentWatch>(consentWatch);
  test.use({
    ownContext: true,
    consentAnswered: false,
    settings: withOthers,
  });

  // Without a login, every page of the dashboard leads to the same one.
  const pages = [...builtPages.filter((path) => !/^\/user\/(?!profile)/.test(path)), '/no/such/page'];
  const perTest = 20;
  for (const [addresses, storage] of [
    [pages.filter((path) => !isTool(path)), []],
    [pages.filter(isTool), browserStorage.flatMap(({ names }) => names)],
  ] as const)
    test.describe(() => {
      // No request to others, and nothing else stored, on any of the pages.
      test.use({ allowedBeforeConsent: { storage } });

      for (let first = 0; first < addresses.length; first += perTest) {
        const some = addresses.slice(first, first + perTest);
        test(`from ${some[0]} to ${some.at(-1)}`, async ({ page, site, problems }) => {
          test.slow();
          problems.expect(/404/);
          for (const path of some)
            await test.step(path, async () => {
              await page.emulateMedia({ colorScheme: 'light' });
              await page.setViewportSize({ width: 390, height: 844 });
              await page.goto(path);
              const banner = page.getByRole('region', { name: /^Welcome to the consent management/ });
              if (path !== '/user-consent') await softly(banner, path).toBeVisible();
              await settled(page);
              // A later step of the planner says that the first comes first.
              const noticed = /^\/step[2-6]$/.test(path) ? 0.1 : 0.005;
              softly(sumOf(await shiftsOf(page)), `${path} moves`).toBeLessThanOrEqual(noticed);
              const { isDocument, boxedWords, ...weights } = await read(page);
              softly(boxedWords, path).toEqual([]);
              if (isDocument) {
                const weight = async () => weights.othersWeight + (await sent(site.url + path));
                await softly.poll(weight, `kB of ${path}`).toBeLessThanOrEqual(90);
              }
              const most = scripts[path];
              if (most) {
                softly(weights.scripts, `scripts of ${path}`).toBeLessThanOrEqual(10);
                softly(weights.scriptsWeight, `kB of ${path}`).toBeLessThanOrEqual(most);
              }
              await page.mouse.wheel(0, 2_000);
              // What is under it is checked, too.
              await banner.evaluateAll(
                ([one]) => one && Object.assign((one as HTMLElement).style, { display: 'none' }),
              );
              if (!isAlike(path)) await checkScreen(page, path, true);
              else softly(await overflow(page), path).toEqual({ by: 0, what: [] });
            });
        });
      }
    });
});

for (const visit of visits) testVisit(visit);
