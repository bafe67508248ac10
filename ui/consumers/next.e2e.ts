import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { looksOf, open, refusesHtml, test, useShowcase } from './visit';

const site = 'http://localhost:4382';

test('client components work, rendered on the server', async ({ page }) => {
  await open(page, site);
  await useShowcase(page);
});

test('server components are drawn with the tokens, and send no code without interaction', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await open(page, `${site}/receipt`);
  await expect(page.getByRole('group', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText('€320');
  await expect(page.getByRole('link', { name: 'Change it' })).toHaveCSS('display', 'inline-flex');
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  await expect(page.locator('main')).toHaveCSS('background-color', 'rgb(243, 241, 249)');
  const code = (await Promise.all(scripts)).join('\n');
  // StepShell moves the focus, so its code is sent; the receipt's props appear nowhere.
  expect(code.includes('stepLabel')).toBe(true);
  expect(code.includes('totalLabel')).toBe(false);
});

// Building the app has rendered the other samples too.
for (const file of readdirSync(`${import.meta.dirname}/../docs/examples/recipes`).filter((name) =>
  name.endsWith('.tsx'),
))
  test(`the recipe ${file} is shown in a server component`, async ({ page }) => {
    await open(page, `${site}/examples/recipes/${file.replace('.tsx', '')}`);
    await expect(page.locator('main')).not.toBeEmpty();
  });

test('a booking begins today, and loads each month that it shows', async ({ page }) => {
  await open(page, `${site}/booking`);
  const today = new Intl.DateTimeFormat('en-IE', { timeZone: 'Europe/Dublin', dateStyle: 'full' }).format();
  const current = page.locator('[aria-current=date] button, button[aria-current=date]');
  expect((await current.getAttribute('aria-label'))?.replaceAll(',', '')).toContain(today.replaceAll(',', ''));
  await expect(page.locator('button[data-state=unknown]')).toHaveCount(0);
});

test('a wizard works under a strict content security policy with nonces', async ({ page, errors }) => {
  await open(page, `${site}/strict`);
  await page.getByRole('radio', { name: 'A web shop' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Which tier fits?' })).toBeVisible();
  await refusesHtml(page, errors);
});

const defaults = [
  ['tier', 'foundation'],
  ['extra', 'photos'],
  ['path', 'template'],
  ['name', 'Ada'],
  ['message', 'Hello'],
  ['language', 'en'],
  ['terms', 'on'],
];

/** What a form would send now. */
const entriesOf = (page: Page): Promise<[string, FormDataEntryValue][]> =>
  page.evaluate(() => [...new FormData(document.forms[0])].filter(([name]) => !name.startsWith('$ACTION')));

/** The texts and looks of a form that isn't in use. */
async function lookOf(page: Page): Promise<string[]> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return [await page.getByRole('form').ariaSnapshot(), ...(await looksOf(page, 'form *'))];
}

test('a form with a server action sends what is shown, and shows its defaults after React has reset it', async ({
  page,
}) => {
  await open(page, `${site}/order`);
  const first = await lookOf(page);
  expect(await entriesOf(page)).toEqual(defaults);

  await page.getByRole('radio', { name: 'Full System' }).check();
  await page.getByRole('checkbox', { name: 'Photos' }).uncheck();
  await page.getByRole('checkbox', { name: 'Texts' }).check();
  await page.getByRole('checkbox', { name: 'Rush' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Grace');
  await page.getByRole('textbox', { name: 'Message' }).fill('Bye');
  await page.getByRole('combobox', { name: 'Languages' }).fill('Iri');
  await page.getByRole('option', { name: 'Irish' }).click();
  await page.getByRole('button', { name: 'Remove English' }).click();
  await page.getByRole('checkbox', { name: 'Terms' }).uncheck();
  await page.getByRole('switch', { name: 'News' }).check();
  const changed = [
    ['tier', 'full'],
    ['extra', 'texts'],
    ['path', 'template'],
    ['rush', 'yes'],
    ['name', 'Grace'],
    ['message', 'Bye'],
    ['language', 'ga'],
    ['news', 'on'],
  ];
  expect(await entriesOf(page)).toEqual(changed);

  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('output')).toHaveText(JSON.stringify(changed));
  expect(await entriesOf(page)).toEqual(defaults);
  expect(await lookOf(page)).toEqual(first);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form sends its defaults', async ({ page }) => {
    await page.goto(`${site}/order`);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.locator('output')).toHaveText(JSON.stringify(defaults));
  });
});
