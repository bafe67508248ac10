import { type Browser, type Page, request } from '@playwright/test';
import { sql } from 'kysely';
import { settled } from '../../.ci/settled.mjs';
import { insertSampleData } from '../server/demo-data/demoData.ts';
import { type Database, openDatabase } from '../server/platform/db/open.ts';
import { readSettings } from '../server/platform/settings/settings.ts';
import { navItems } from '../src/desk/frame/navItems.ts';
import { DeskPage } from './deskPage.ts';
import type { Screen } from './screens.ts';
import { owners, type Site } from './site.ts';

/** Opens the row that is farthest from those that the login itself has led to. */
const openOne = async (page: Page) => {
  await page.locator('main :is(li, tr) a[data-row]').last().click();
  await settled(page);
};

/** Makes the names and addresses of all customers as long as any. */
export const lengthen = (database: Database) =>
  Promise.all(
    (['orders', 'bookings', 'messages', 'offers'] as const).map((table) =>
      database
        .updateTable(table)
        .set({
          name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-O’Shaughnessy',
          email: sql<string>`${'averylongmailboxofsomebodywithpatience.'.repeat(2)} || email`,
        })
        .execute(),
    ),
  );

/**
 * Puts samples in every list of a site's desk.
 * @param change changes the samples
 * @returns its screens, which log in by themselves as its second owner
 */
export async function deskScreens(browser: Browser, site: Site, change?: typeof lengthen): Promise<readonly Screen[]> {
  const settings = readSettings({ DATA_DIR: site.dataDir, SITE_URL: site.url });
  const database = await openDatabase(settings);
  await insertSampleData(database, settings, { orders: 120, bookings: 80, mails: null }, new Date());
  await change?.(database);
  await database.destroy();
  const context = await browser.newContext({ baseURL: site.url });
  const api = await request.newContext();
  await new DeskPage(await context.newPage()).enterWithApp(api, site, owners[1]);
  const cookies = await context.cookies(`${site.url}/api/staff`);
  await Promise.all([context.close(), api.dispose()]);
  const reach = (path: string, act?: (page: Page) => Promise<unknown>) => async (page: Page) => {
    await page.context().addCookies(cookies);
    await page.goto(`${site.url}/desk${path}`);
    await settled(page);
    await act?.(page);
  };
  return [
    { name: 'desk, login', reach: async (page: Page) => void (await page.goto(`${site.url}/desk`)) },
    ...navItems.map(({ to, name }) => ({ name: `desk, ${name}`, reach: reach(to) })),
    ...['orders', 'offers', 'messages', 'people', 'mail'].map((list) => ({
      name: `desk, one of ${list}`,
      reach: reach(`/${list}`, openOne),
    })),
    ...['/calendar/hours', '/offers/new', '/orders/transfer', '/posts/new'].map((path) => ({
      name: `desk, ${path}`,
      reach: reach(path),
    })),
    {
      name: 'desk, statement of account',
      reach: reach('/orders', async (page) => {
        await openOne(page);
        await page.getByRole('link', { name: 'Everything about this person' }).click();
        await page.getByRole('link', { name: 'Statement of account' }).click();
        await page.getByRole('heading', { name: 'Statement of account' }).waitFor();
      }),
    },
    {
      name: 'desk, further places on a phone',
      on: { width: 320, height: 568 },
      reach: reach('/orders', (page) => page.getByRole('button', { name: /^More \d/ }).press('Enter')),
    },
    { name: 'desk, command menu', reach: reach('/orders', (page) => page.keyboard.press('Control+k')) },
    { name: 'desk, keys', reach: reach('/orders', (page) => page.keyboard.press('?')) },
  ];
}
