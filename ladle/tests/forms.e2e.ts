import type { Page } from '@playwright/test';
import { expect, test } from './workbench.ts';

/*
 * A form's reset happens in the browser, behind React's back: after it, what is shown, what is sent and what the app holds must
 * agree. React resets a form itself, once its action is done.
 */

const atFirst = {
  tier: ['full'],
  extras: ['seo'],
  path: ['template'],
  systems: ['orders'],
  budget: ['3000'],
  guests: ['2'],
  name: ['Aoife'],
  host: ['ann'],
  room: ['online'],
  slot: ['09:00'],
};
const changed = {
  tier: ['premium'],
  extras: ['seo', 'ads'],
  path: ['own'],
  terms: ['on'],
  analytics: ['on'],
  systems: ['orders', 'stock'],
  budget: ['4000'],
  later: ['2000'],
  guests: ['4'],
  name: ['Aoife Byrne'],
  host: ['bob'],
  room: ['dublin'],
  slot: ['10:00'],
};

/** What the form would send now. */
const entriesOf = (page: Page) =>
  page.getByRole('form', { name: 'Order' }).evaluate((form: HTMLFormElement) => {
    const data = new FormData(form);
    return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name)]));
  });

/** What is drawn beside the native inputs. */
const shownOn = (page: Page) =>
  page.evaluate(() => ({
    systems: [...document.querySelectorAll('li:has(> button)')].map((chip) => chip.textContent?.toLowerCase()),
    amounts: [...document.querySelectorAll('input[type=range]')].map((range) => range.getAttribute('aria-valuetext')),
    typed: [...document.querySelectorAll<HTMLInputElement>('input[type=number]')].map((field) => field.value),
    chosen: [...document.querySelectorAll<HTMLInputElement>('input:checked')].map((input) => input.value),
  }));

async function changeEverything(page: Page) {
  await page.getByRole('radio', { name: 'premium' }).check();
  await page.getByRole('checkbox', { name: 'ads' }).check();
  await page.getByRole('radio', { name: /^Custom/ }).check();
  await page.getByRole('checkbox', { name: 'Terms' }).check();
  await page.getByRole('switch', { name: 'Analytics' }).check();
  await page.getByRole('combobox', { name: 'Systems' }).click();
  await page.getByRole('option', { name: 'Stock' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('spinbutton', { name: 'Budget Exact value' }).fill('4000');
  await page.getByRole('spinbutton', { name: 'Later Exact value' }).fill('2000');
  await page.getByRole('textbox', { name: 'Name' }).fill('Aoife Byrne');
  await page.getByRole('radio', { name: '10:00' }).check();
  await page.getByRole('combobox', { name: 'Host' }).selectOption('bob');
  await page.getByRole('radio', { name: 'Dublin' }).check();
  await page.getByRole('spinbutton', { name: 'Guests' }).fill('4');
}

/** Ways to reset a form. */
const resets: Record<string, (page: Page) => Promise<unknown>> = {
  'its action, sent by the button': (page) => page.getByRole('button', { name: 'Send' }).click(),
  // The number field keeps the focus: React then leaves its default alone.
  'its action, sent by Enter in a number field': (page) => page.keyboard.press('Enter'),
  'its reset button': (page) => page.getByRole('button', { name: 'Reset' }).click(),
  'form.reset()': (page) => page.getByRole('form', { name: 'Order' }).evaluate((form: HTMLFormElement) => form.reset()),
};

for (const [how, reset] of Object.entries(resets)) {
  const acts = how.startsWith('its action');
  const done = async (page: Page) => {
    await reset(page);
    if (acts) await expect(page.getByRole('status', { name: 'Sent' })).toContainText('tier=premium');
    await page.evaluate(() => new Promise((next) => setTimeout(next, 50)));
  };

  test(`answers the app holds stay after ${how}`, async ({ workbench: { page, show, logged } }) => {
    await show('forms--held-by-the-app');
    await changeEverything(page);
    const before = { ...(await shownOn(page)), entries: await entriesOf(page) };
    expect(before.entries).toEqual(changed);
    const state = await page.getByRole('status', { name: 'State' }).textContent();
    await done(page);
    expect({ ...(await shownOn(page)), entries: await entriesOf(page) }).toEqual(before);
    expect(await page.getByRole('status', { name: 'State' }).textContent()).toBe(state);
    expect(logged()).toEqual([]);
  });

  test(`answers of the components return to their defaults after ${how}`, async ({
    workbench: { page, show, logged },
  }) => {
    await show('forms--on-their-own');
    const first = await shownOn(page);
    expect(await entriesOf(page)).toEqual(atFirst);
    await changeEverything(page);
    expect(await entriesOf(page)).toEqual(changed);
    await done(page);
    expect(await entriesOf(page)).toEqual(atFirst);
    expect(await shownOn(page)).toEqual(first);
    expect(logged()).toEqual([]);
  });
}

test('answers the app clears in the action are cleared, and stay so', async ({ workbench: { page, show, logged } }) => {
  await show('forms--cleared-by-the-app');
  const first = { ...(await shownOn(page)), entries: await entriesOf(page) };
  await changeEverything(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Sent' })).toContainText('tier=premium');
  await expect(page.getByRole('status', { name: 'State' })).toContainText('"tier": "full"');
  expect({ ...(await shownOn(page)), entries: await entriesOf(page) }).toEqual(first);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect({ ...(await shownOn(page)), entries: await entriesOf(page) }).toEqual(first);
  expect(logged()).toEqual([]);
});
