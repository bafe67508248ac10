import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './site.ts';

/** What a text prints, such as a style sheet. */
const inText = (file: string, pattern: RegExp): string =>
  pattern.exec(readFileSync(join(import.meta.dirname, '../src/content/docs', file), 'utf8'))?.[1] ?? '';
const sheet = /```css\n([\s\S]+?)```/;

/** Opens a page, and waits until its examples work. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

test('a booking that comes too late names the lost time, and asks for another', async ({ page, site }) => {
  await open(page, `${site}/recipes/booking/`);
  const example = page.locator('[data-example="recipes/Booking"]');
  const send = example.getByRole('button', { name: 'Book this time' });
  await example.getByRole('button', { name: /24 November/ }).click();
  await example.getByRole('radio', { name: '10:00 AM' }).check();
  await send.click();
  await expect(example.getByText('10:00 AM is no longer free')).toBeVisible();
  await expect(example.getByRole('radio', { name: '10:00 AM' })).not.toBeChecked();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await example.getByRole('radio', { name: '2:00 PM' }).check();
  await send.click();
  await expect(example.getByText('Your time is booked')).toBeFocused();
});

test('a server that refuses an address says so beside the field, and thanks take the focus', async ({ page, site }) => {
  await open(page, `${site}/recipes/server-actions/`);
  const example = page.locator('[data-example="recipes/ServerAction"]');
  const email = example.getByRole('textbox', { name: 'Your e-mail' });
  const send = example.getByRole('button', { name: 'Send' });
  // The browser would refuse this one itself.
  await email.fill('aoife');
  await send.click();
  await expect(email).toHaveAccessibleDescription('Enter an address like name@example.ie.');
  await email.fill('aoife@example.ie');
  await send.click();
  await expect(example.getByText('Thank you')).toBeFocused();
});

test('a quote ends with the focus on its thanks', async ({ page, site }) => {
  await open(page, `${site}/examples/recipes/Quote/`);
  await page.getByRole('radio', { name: 'Five pages' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Template' }).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you')).toBeFocused();
});

test('the focus goes from the cookie settings to the banner and back, and the end of the page stays in reach', async ({
  page,
  site,
}) => {
  await open(page, `${site}/examples/recipes/Consent/`);
  const banner = page.getByRole('region', { name: 'Cookies on this site' });
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await expect(banner).toBeVisible();
  await expect(banner).not.toBeFocused();
  await banner.getByRole('button', { name: 'Reject all' }).click();
  await expect(settings).toBeFocused();
  await settings.click();
  await expect(banner).toBeFocused();

  await page.addStyleTag({ content: inText('recipes/consent.mdx', /`(body \{.+?\})`/) });
  const gap = () =>
    page.evaluate(() => {
      const { body } = document;
      body.style.minBlockSize = '2000px';
      scrollTo(0, document.documentElement.scrollHeight);
      const end = body.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(body).paddingBottom);
      return (document.querySelector('section')?.getBoundingClientRect().top ?? 0) - end;
    });
  expect(await gap()).toBeGreaterThanOrEqual(0);

  // Answering inside the fold moves no focus until it is saved.
  await banner.getByText('Choose one by one').click();
  await banner.getByRole('switch', { name: 'Analytics' }).check();
  await expect(banner.getByRole('switch', { name: 'Analytics' })).toBeFocused();
  await banner.getByRole('button', { name: 'Save' }).click();
  await expect(settings).toBeFocused();
});

test('the class of the price list aligns the prices of a row, although a title wraps', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${site}/components/price-card/`);
  const example = page.locator('[data-example="PriceCard/PriceRow"]');
  await page.addStyleTag({ content: inText('components/price-card.mdx', sheet) });
  const tops = async () => {
    const boxes = [example.getByText('€800'), example.getByText('€1,600')].map((price) => price.boundingBox());
    return (await Promise.all(boxes)).map((box) => Math.round(box?.y ?? Number.NaN));
  };
  const heading = example.getByRole('heading', { name: 'Foundation' });
  // React sets the title once more when the example becomes live.
  await expect(async () => {
    await heading.evaluate((title) => {
      title.textContent = 'Foundation, for a shop that has everything else already';
    });
    const [wrapped, one] = await tops();
    expect(wrapped).not.toBe(one);
  }).toPass();
  await example.locator('[style*=grid]').evaluate((row) => {
    row.removeAttribute('style');
    row.setAttribute('class', 'prices');
  });
  const [left, right] = await tops();
  expect(left).toBe(right);
});

test('a rule for a part wins over the component’s', async ({ page, site }) => {
  await open(page, `${site}/components/slot-calendar/`);
  await page.addStyleTag({ content: inText('theming.mdx', sheet) });
  const full = page.locator('[data-example="SlotCalendar/FreeTimes"] [data-part=day]', { hasText: '24' });
  await expect(full).toHaveCSS('opacity', '1');
  await full.evaluate((day) => day.setAttribute('data-state', 'full'));
  await expect(full).toHaveCSS('opacity', '0.6');
});
