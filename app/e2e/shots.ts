/**
 * `pnpm shots`: pictures of every screen of the built site at three widths, light and dark, for looking at.
 * `pnpm shots --readme` renews the few that stand in the README.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { browserArgs, obtainBrowser } from '../../.ci/browser.mjs';
import { rejected } from './consented.ts';
import { startSite } from './site.ts';

interface Screen {
  name: string;
  path: string;
  /** What the budget planner has saved of an earlier visit. */
  plan?: object;
  /** The banner is part of the picture. */
  asks?: boolean;
  /** What a visitor does before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
}

const wizard = '/service/stepWizardPage';
const configurator = '/quote-builder';
const choose = (page: Page, title: string) => page.getByRole('radio', { name: title, exact: true }).check();
const go = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const both = `${wizard}?solution=both&trinity=trinity-core&tier=full`;

/** A plan as it is saved, with industry, goals and a budget of €5,000. */
const plan = (more: object = {}) => ({
  version: 1,
  currentStep: 1,
  industry: 'retail',
  goals: ['brand', 'customers'],
  budget: 5000,
  ...more,
});
const solutions = ['solution:customers', 'solution:marketing'];

/** From the industry step on, with everything else chosen. */
async function walk(page: Page, steps: number) {
  await choose(page, 'Retail');
  for (let step = 0; step < steps; step++) await go(page);
}

async function keep(page: Page) {
  await walk(page, 3);
  await page.getByRole('button', { name: 'Keep this quote' }).click();
  await page.getByRole('heading', { name: 'Your quote is kept' }).waitFor();
}

async function buy(page: Page) {
  await walk(page, 3);
  await page.getByRole('textbox', { name: 'Your Name *' }).fill('Your Name');
  await page.getByRole('textbox', { name: 'Your Email *' }).fill('you@business.example');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.waitForURL('**/demo-checkout/**');
}

async function showMore(page: Page) {
  await page.getByRole('button', { name: 'Show More Personalization' }).click();
  await page.getByRole('dialog').getByText('Limited data for content and ads').click();
}

const screens: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'consent', path: '/', asks: true },
  { name: 'consent-more', path: '/', asks: true, act: showMore },
  { name: 'consent-wizard', path: `${wizard}?solution=website`, asks: true },
  { name: 'cookie-settings', path: '/user-consent' },
  { name: 'contact', path: '/contact-us' },
  { name: 'contact-sent', path: '/contact-us/sent' },
  ...[
    '/service-landing-page',
    '/service/brand-identity-package',
    '/trinity',
    '/trinity/garo',
    '/about-us',
    '/explore/customer-journey',
    '/privacy-policy',
    '/blog',
    '/blog/7',
    '/portfolio',
    '/portfolio/1',
  ].map((path) => ({ name: path.slice(1).replaceAll('/', '-'), path })),
  {
    name: 'menu',
    path: '/trinity',
    act: async (page: Page) => {
      const button = page.getByRole('banner').getByRole('button', { name: /^(Services|Open menu)$/ });
      await button.filter({ visible: true }).click();
    },
  },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'wizard-solution', path: wizard, act: (page) => choose(page, 'Complete Digital Transformation') },
  { name: 'wizard-industry', path: both },
  { name: 'wizard-goals', path: `${wizard}?solution=website`, act: (page) => walk(page, 1) },
  { name: 'wizard-trinity', path: both, act: (page) => walk(page, 1) },
  { name: 'wizard-upsell', path: `${wizard}?solution=trinity&trinity=expense` },
  {
    name: 'wizard-store',
    path: `${wizard}?solution=trinity&trinity=garo`,
    act: async (page) => {
      await choose(page, 'No, thank you');
      await go(page);
    },
  },
  { name: 'wizard-tier', path: both, act: (page) => walk(page, 2) },
  { name: 'wizard-review', path: both, act: (page) => walk(page, 3) },
  {
    name: 'wizard-review-refused',
    path: both,
    act: async (page) => {
      await walk(page, 3);
      await page.getByRole('button', { name: 'Proceed to Checkout' }).dispatchEvent('click');
    },
  },
  { name: 'package-services', path: configurator },
  { name: 'package-industry', path: `${configurator}?service=brand-identity` },
  { name: 'package-brand', path: `${configurator}?service=brand-identity&industry=retail` },
  { name: 'package-campaign', path: `${configurator}?service=ad-campaigns&industry=retail` },
  { name: 'package-trinity', path: `${configurator}?service=trinity-systems` },
  { name: 'package-systems', path: `${configurator}?trinity=garo&tier=full&industry=retail` },
  { name: 'package-tier', path: `${configurator}?systems=mcd&industry=retail` },
  { name: 'package-store', path: `${configurator}?trinity=garo&systems=trinity-plus&tier=full&industry=retail` },
  {
    name: 'package-review',
    path: `${configurator}?trinity=garo&systems=trinity-plus&tier=full&industry=retail&store=yes&brand=elite`,
  },
  { name: 'wizard-review-kept', path: both, act: keep },
  {
    name: 'kept-quote',
    path: both,
    act: async (page) => {
      await keep(page);
      await page.getByRole('link', { name: /\/quote\// }).click();
      await page.getByRole('heading', { name: /^€1,980, until/ }).waitFor();
    },
  },
  { name: 'planner-industry', path: '/step1' },
  {
    name: 'planner-goals',
    path: '/step2',
    plan: plan(),
    act: (page) => page.getByRole('button', { name: 'Fit my budget' }).click(),
  },
  { name: 'planner-platform', path: '/step3', plan: plan() },
  { name: 'planner-over-budget', path: '/step3', plan: plan({ platform: 'premium', solutions, budget: 4000 }) },
  { name: 'planner-solutions', path: '/step4', plan: plan({ platform: 'full', solutions }) },
  { name: 'planner-dashboards', path: '/step5', plan: plan({ platform: 'full' }) },
  { name: 'planner-path', path: '/step6', plan: plan({ platform: 'full', solutions, path: 'template' }) },
  { name: 'demo-checkout', path: both, act: buy },
  {
    name: 'checkout-success',
    path: both,
    act: async (page) => {
      await buy(page);
      await page.getByRole('button', { name: /^Pay/ }).click();
      await page.getByRole('heading', { name: /^Thank you/ }).waitFor();
    },
  },
  { name: 'checkout-cancel', path: '/checkout-cancel' },
];

async function open(page: Page, url: string, { path, plan, act }: Screen) {
  if (plan) await page.addInitScript((saved) => localStorage.setItem('budget-planner', saved), JSON.stringify(plan));
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
}

const forReadme = process.argv.includes('--readme');
const folder = forReadme ? 'docs' : join('.cache', 'shots');
const site = await startSite();
const browser = await chromium.launch({ executablePath: await obtainBrowser(console.error), args: browserArgs });
await mkdir(folder, { recursive: true });
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of forReadme ? [1440] : [390, 820, 1440]) {
      for (const screen of screens) {
        if (forReadme && !(colorScheme === 'light' && ['landing', 'wizard-tier'].includes(screen.name))) continue;
        const page = await browser.newPage({
          viewport: { width, height: 900 },
          colorScheme,
          reducedMotion: 'reduce',
          ...(screen.asks ? {} : { storageState: rejected(site.url) }),
        });
        await open(page, site.url, screen);
        if (forReadme) {
          const session = await page.context().newCDPSession(page);
          const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
          await writeFile(join(folder, `${screen.name}.webp`), Buffer.from(data, 'base64'));
        } else {
          await page.screenshot({ path: join(folder, `${screen.name}-${width}-${colorScheme}.png`), fullPage: true });
        }
        await page.close();
      }
    }
  }
} finally {
  await browser.close();
  await site.close();
}
console.log(`Pictures are in app/${folder}.`);
