import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.describe('each test starts as a new visitor', () => {
  test.describe.configure({ mode: 'serial' });

  /** The state of the browser, read on a page of the site. */
  const start = async (page: Page) => {
    await page.goto('/privacy-policy');
    return page.evaluate(async () => ({
      storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort(),
      cookie: document.cookie,
      pages: history.length,
      width: innerWidth,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      still: matchMedia('(prefers-reduced-motion)').matches,
      print: matchMedia('print').matches,
      marked: 'marked' in window,
      year: new Date().getFullYear() > 2000,
      health: (await fetch('/api/health')).status,
      clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    }));
  };
  let first: Awaited<ReturnType<typeof start>>;

  test('one test changes the browser', async ({ page, context, problems }) => {
    problems.expect(/418/);
    first = await start(page);
    await context.addInitScript(() => Object.assign(window, { marked: true }));
    await page.addInitScript(() => localStorage.setItem('configurator', 'left'));
    await page.route('**/api/health', (route) => route.fulfill({ status: 418 }));
    await context.grantPermissions(['clipboard-read']);
    await context.addCookies([{ name: 'scheme', value: 'dark', url: page.url() }]);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await context.newPage();
    expect(Object.entries(await start(page)).filter(([name, value]) => Object(first)[name] !== value)).toHaveLength(10);
    await page.evaluate(() => sessionStorage.setItem('budget-planner', 'left'));
    await context.setOffline(true);
  });

  test('the next test finds no trace of it, and sets the clock', async ({ page, context }) => {
    expect(await start(page)).toEqual(first);
    expect(context.pages()).toEqual([page]);
    await page.clock.setFixedTime(new Date('1999-12-31T10:00:00Z'));
    expect(await start(page)).toMatchObject({ year: false });
  });

  test('the last test has the right time', async ({ page }) => {
    expect(await start(page)).toEqual(first);
  });
});
