import { type Browser, type Cookie, type Page, request } from '@playwright/test';
import { settled } from '../../.ci/settled.mjs';
import { openDatabase } from '../server/db/open.ts';
import { insertSampleData } from '../server/demo-data/demoData.ts';
import { readSettings } from '../server/settings.ts';
import { navItems } from '../src/desk/frame/navItems.ts';
import { DeskPage, owner } from './deskPage.ts';
import type { Screen } from './screens.ts';
import { type Site, startSite } from './site.ts';

interface Desk {
  site: Site;
  cookies: Cookie[];
}

/** Starts a site with samples, and logs in to its desk. */
async function startDesk(browser: Browser): Promise<Desk> {
  const site = await startSite({ ADMIN_EMAILS: owner }, 'localhost');
  const settings = readSettings({ DATA_DIR: site.dataDir, SITE_URL: site.url });
  const database = await openDatabase(settings);
  await insertSampleData(database, settings, { orders: 240, bookings: 160, mails: null }, new Date());
  await database.destroy();
  const context = await browser.newContext({ baseURL: site.url });
  const api = await request.newContext();
  await new DeskPage(await context.newPage()).enterWithApp(api, site);
  const cookies = await context.cookies(`${site.url}/api/staff`);
  await Promise.all([context.close(), api.dispose()]);
  return { site, cookies };
}

/** Opens the row that is farthest from those that the login itself has led to. */
const openOne = async (page: Page) => {
  await page.locator('main li a[data-row]').last().click();
  await settled(page);
};

/** Screens of the desk. They have a site of their own, as visitors' screens are taken without samples. */
export function deskScreens(browser: Browser): { screens: readonly Screen[]; close: () => Promise<void> } {
  let started: Promise<Desk> | undefined;
  const reach =
    (path: string, act?: (page: Page) => Promise<unknown>, isLoggedIn = true) =>
    async (page: Page) => {
      started ??= startDesk(browser);
      const { site, cookies } = await started;
      if (isLoggedIn) await page.context().addCookies(cookies);
      await page.goto(`${site.url}/desk${path}`);
      await settled(page);
      await act?.(page);
    };
  return {
    screens: [
      { name: 'desk, login', reach: reach('', undefined, false) },
      ...navItems.map(({ to, name }) => ({ name: `desk, ${name}`, reach: reach(to) })),
      ...['orders', 'messages', 'people', 'mail'].map((list) => ({
        name: `desk, one of ${list}`,
        reach: reach(`/${list}`, openOne),
      })),
      { name: 'desk, command menu', reach: reach('/orders', (page) => page.keyboard.press('Control+k')) },
      { name: 'desk, keys', reach: reach('/orders', (page) => page.keyboard.press('?')) },
    ],
    close: async () => (await started)?.site.close(),
  };
}
