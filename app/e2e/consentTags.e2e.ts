import type { Page } from '@playwright/test';
import { settled } from '../../.ci/settled.mjs';
import { everythingGranted } from '../src/domain/consent/consent.ts';
import { ConsentBanner } from './consentBanner.ts';
import { consentState } from './consentState.ts';
import { expect, test, withOthers } from './test.ts';

test.use({ ownContext: true, settings: withOthers });

/** A fake tag manager container: records how many updates came before it. */
const container = 'window.entriesBefore = window.dataLayer.length;';

/** Serves the fake container. @returns the URLs requested from now on */
async function serveContainer(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: container });
  });
  return requests;
}

/** The data layer, in order; arguments objects as lists. */
const dataLayerOf = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );
const loaded = (page: Page) => page.waitForFunction(() => 'entriesBefore' in window);

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
};
const granted = Object.fromEntries(Object.keys(denied).map((type) => [type, 'granted']));
const byDefault = ['consent', 'default', { ...denied, security_storage: 'granted' }];
const started = { event: 'gtm.js', 'gtm.start': expect.any(Number) };

test.describe('a new visitor', () => {
  test.use({ consentAnswered: false });

  test('loads the container with the first switch, after default and update', async ({ page }) => {
    const requests = await serveContainer(page);
    const banner = new ConsentBanner(page);
    await page.goto('/');
    await expect(banner.region).toBeVisible();
    expect(requests).toEqual([]);
    await expect.poll(() => dataLayerOf(page)).toEqual([byDefault]);

    await banner.unfold();
    await banner.purpose('Analytics').check();
    await loaded(page);
    const pushed = [
      byDefault,
      ['consent', 'update', { analytics_storage: 'granted' }],
      { event: 'consent_update', ad_analytics: 'granted' },
      started,
    ];
    expect(await dataLayerOf(page)).toEqual(pushed);
    expect(await page.evaluate(() => Reflect.get(window, 'entriesBefore'))).toBe(pushed.length);
    expect(requests).toEqual([`https://www.googletagmanager.com/gtm.js?id=${withOthers.TAG_MANAGER_ID}`]);

    await banner.purpose('Analytics').uncheck();
    await expect
      .poll(() => dataLayerOf(page))
      .toEqual([
        ...pushed,
        ['consent', 'update', { analytics_storage: 'denied' }],
        { event: 'consent_update', ad_analytics: 'denied' },
      ]);
    expect(requests).toHaveLength(1);
  });
});

test.describe('a visitor who has accepted all', () => {
  test.use({ storageState: ({ baseURL }, use) => use(consentState(baseURL ?? '', everythingGranted, new Date())) });

  test('sends the choices again on every page, before the tag manager loads', async ({ page, problems }) => {
    problems.expect(/404/);
    const requests = await serveContainer(page);
    for (const address of ['/trinity', '/service/stepWizardPage']) {
      await page.goto(address);
      await loaded(page);
      expect(await dataLayerOf(page)).toEqual([
        byDefault,
        ['consent', 'update', granted],
        {
          event: 'consent_update',
          ad_personalization: 'granted',
          ad_analytics: 'granted',
          ad_optimization: 'granted',
          ad_enhancement: 'granted',
        },
        started,
      ]);
      await settled(page);
      expect(requests.splice(0)).toHaveLength(1);
    }
    // The address of a booking is a secret.
    await page.goto('/booking/manage/no-such-one');
    await settled(page);
    expect(requests).toEqual([]);
  });
});
