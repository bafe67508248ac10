import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserArgs, obtainBrowser } from '../../.ci/browser.mjs';
import { settled } from '../../.ci/settled.mjs';
import { runCommand } from '../server/platform/cli/command.ts';
import { sampleEmails, origin as sampleOrigin } from '../test/sampleEmails.ts';
import { rejected } from './consentState.ts';
import { deskScreens } from './deskScreens.ts';
import { type Screen, screens } from './screens.ts';
import { type Site, startSite } from './site.ts';
import { QuickQuote } from './wizards.ts';

const widths = [390, 820, 1440];
const schemes = ['light', 'dark'] as const;
const height = 900;
/** Parallel, each with its own site, so that they don't book each other's times. */
const workers = 2;

/** Pictures of the README, by file name. */
const forReadme: Readonly<Record<string, string>> = { '/': 'landing', 'tiers, chosen': 'wizard-tier' };

const visit = (path: string): Screen => ({
  name: path,
  reach: async (page) => {
    await page.goto(path);
    await settled(page);
  },
});

/** Every page in the sitemap. */
async function pagesOf(site: Site | undefined): Promise<Screen[]> {
  const map = await (await fetch(`${site?.url}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => visit(new URL(address ?? '').pathname));
}

const outcomes = ['open', 'checking', 'processing', 'failed', 'cancelled', 'partly-refunded', 'refunded', 'disputed']
  .concat(['needs-attention', 'paid-twice'])
  .map(
    (status): Screen => ({
      name: `checkout outcome, ${status}`,
      reach: async (page) => {
        const refunded = status.endsWith('refunded') ? { refunded: status === 'refunded' ? 396 : 100 } : {};
        const order = { status, amount: 396, total: 1980, service: 'Trinity Core + Full System platform', ...refunded };
        const json = { ...order, email: 'a…@example.ie', reference: '0A1B2C3D', selection: { wizard: 'quote' } };
        await page.route('**/api/checkout-session/*', (route) => route.fulfill({ json }));
        await page.goto('/checkout-success?session_id=cs_1');
        // A pending payment is polled, so the network is never idle.
        await page.getByRole('link', { name: 'Go to the home page' }).waitFor();
      },
    }),
  );

const emails = [...sampleEmails].map(
  ([name, { html }]): Screen => ({
    name: `e-mail, ${name}`,
    reach: async (page) => {
      const site = page.url();
      await page.route(`${sampleOrigin}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        await route.fulfill({ response: await page.request.get(new URL(pathname, site).href) });
      });
      // On a page of the site, its CSP would refuse the e-mail's styles.
      await page.goto('about:blank');
      await page.setContent(html);
    },
  }),
);

/** Further screens worth a picture. */
const more: readonly Screen[] = [
  ...outcomes,
  ...emails,
  {
    name: 'tiers, chosen',
    reach: async (page) => {
      const quote = new QuickQuote(page);
      await quote.open('?solution=both&trinity=trinity-core&tier=full');
      await quote.choose('Retail');
      await quote.continue.click();
      await quote.isAt('Platform Tier');
    },
  },
  ...['/service/brand-identity-package', '/blog/7'].map((path) => ({
    name: `${path} on paper`,
    reach: async (page: Page) => {
      await page.goto(path);
      await settled(page);
      await page.emulateMedia({ media: 'print' });
    },
  })),
];

const fileName = (screen: string) =>
  screen
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'home';

async function open(browser: Browser, site: Site, { reach, on }: Screen): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: on ?? { width: 1440, height },
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    reducedMotion: 'reduce',
    storageState: rejected(site.url),
  });
  const page = await context.newPage();
  // Load a page first, so that the font is cached.
  await page.goto('/privacy-policy');
  await settled(page);
  await reach(page);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(250);
  return page;
}

/** Loads pictures that would wait to be scrolled to: a picture of the full page doesn't scroll. */
const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });

/** Takes every width and scheme of a screen. */
async function shoot(page: Page, folder: string, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await loadPictures(page);
      await page.waitForTimeout(250);
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
}

async function shootForReadme(page: Page, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  await writeFile(file, Buffer.from(data, 'base64'));
}

await runCommand({
  name: 'pnpm shots',
  about: 'Takes pictures of every screen and page of the built site at three widths, light and dark, for looking at.',
  takes: ['[word…]'],
  options: { readme: { type: 'boolean', about: 'renews the few that the README shows' } },
  async run({ args: words, values: { readme } }) {
    const folder = readme ? 'docs' : join('.cache', 'shots');
    const browser = await chromium.launch({ executablePath: obtainBrowser(), args: browserArgs });
    const desk = await startSite();
    const sites = await Promise.all(Array.from({ length: readme ? 1 : workers }, () => startSite()));
    await mkdir(folder, { recursive: true });

    const work = async (site: Site, queue: Screen[]): Promise<void> => {
      for (let screen = queue.shift(); screen; screen = queue.shift()) {
        const page = await open(browser, site, screen);
        const kept = forReadme[screen.name];
        if (readme && kept) await shootForReadme(page, join(folder, `${kept}.webp`));
        else await shoot(page, folder, fileName(screen.name));
        await page.context().close();
      }
    };

    try {
      const queue = [...(await pagesOf(sites[0])), ...screens, ...more, ...(await deskScreens(browser, desk))].filter(
        ({ name }) => (readme ? name in forReadme : words.length === 0 || words.some((word) => name.includes(word))),
      );
      await Promise.all(sites.map((site) => work(site, queue)));
    } finally {
      await browser.close();
      await Promise.all([desk, ...sites].map((site) => site.close()));
    }
    return `Pictures are in app/${folder}.`;
  },
});
