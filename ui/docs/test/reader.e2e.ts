import { expect, hydrated, test } from './site.ts';

test('the search finds a component', async ({ page, site }) => {
  await page.goto(`${site}/install/`);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('textbox', { name: 'Search' }).fill('SlotCalendar');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('link', { name: 'SlotCalendar' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'SlotCalendar' })).toBeVisible();
});

test('a page is read without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${site}/components/slider/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Slider' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Your budget' })).toBeVisible();
  await page.getByRole('link', { name: 'Next TextField' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'TextField' })).toBeVisible();
  await context.close();
});

test('the chosen colour scheme is kept on the next page', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(site);
  await page.getByRole('combobox', { name: 'Select theme' }).selectOption('Dark');
  await page.goto(`${site}/install/`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 13, 32)');
});

test('a component has its props, parts and size', async ({ page, site }) => {
  await page.goto(`${site}/components/slot-calendar/`);
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('onSlotChange')).toContainText('((value: string) => void)');
  await expect(row('headingLevel')).toContainText('2');
  await expect(row('unknown').filter({ hasText: 'button' })).toContainText('closed');
  await expect(page.getByText(/\d\.\d kB: JS and CSS together/)).toBeVisible();
});

test('the theme editor outputs the brand, and names contrasts that are too low', async ({ page, site }) => {
  await page.goto(`${site}/theming/`);
  await hydrated(page);
  const editor = page.locator('.editor');
  const verdict = editor.getByText('pairs of colours');
  await expect(verdict).toContainText('have enough contrast');
  await editor.getByLabel('Brand, light').fill('#ffe08a');
  await expect(verdict).toContainText('too faint');
  await expect(editor).toContainText('--ag-color-brand: light-dark(#ffe08a, #6fd9a6);');
});

test('programs get every page as Markdown, with the code of its examples', async ({ request, site }) => {
  const list = await (await request.get(`${site}/llms.txt`)).text();
  const [, page] = /\[Slider\]\((\S+)\)/.exec(list) ?? [];
  const slider = await (await request.get(`${site}/${page}`)).text();
  expect(slider).toContain("import { Slider } from '@agency-site/ui/Slider';");
  expect(slider).toContain('## Props');
  expect(await (await request.get(`${site}/llms-full.txt`)).text()).toContain(slider);
});
