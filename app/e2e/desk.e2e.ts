import { Account, openAccount } from './account.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { DeskPage, onDesk, owner } from './deskPage.ts';
import { coverOf } from './layout.ts';
import { QuickQuote } from './quickQuote.ts';
import { expect, test } from './test.ts';

const panelOwner = 'panel@agency.example';

test.use({ settings: { ADMIN_EMAILS: `${owner}, ${panelOwner}` }, ...onDesk });

test('an owner sets up an authenticator app, finds a paid order, sets its stage, undoes it, and writes a note', async ({
  page,
  request,
  site,
  problems,
}) => {
  problems.expect(/40[0-9]/);
  const quote = new QuickQuote(page);
  await quote.openReview();
  await quote.fillIn({ name: 'Niamh Farrell', email: 'niamh@example.ie' });
  await quote.checkout.click();
  await new DemoCheckout(page).pay.click();
  await expect(page.getByRole('heading', { name: 'Thank you. Your payment is in.' })).toBeVisible();

  const desk = new DeskPage(page);
  await desk.enter(request, site);
  await expect(desk.heading('Protect the desk')).toBeVisible();
  const { code, recoveryCodes } = await desk.setUpApp();
  expect(recoveryCodes.length).toBeGreaterThan(7);
  await expect(desk.heading('One thing needs you.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Trinity Core.*Niamh Farrell/ })).toBeVisible();
  await desk.goByKeys('o');
  await expect(desk.heading('Orders')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('niamh');
  await expect(page.getByRole('option', { name: /Niamh Farrell/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');

  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toBeFocused();
  await page.keyboard.type('farrell');
  const row = page.getByRole('link', { name: /Niamh Farrell.*Deposit paid/ });
  await expect(row).toBeVisible();
  expect(await coverOf(row)).toBeUndefined();
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What was bought' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^\d{4}-\d{4} as XML$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^invoice-\d{4}-\d{4}\.xml$/);
  await desk.button('In progress').click();
  await expect(desk.button('In progress')).toHaveAttribute('aria-pressed', 'true');
  const undo = desk.button('Undo');
  expect(await coverOf(undo)).toBeUndefined();
  await undo.click();
  await expect(desk.button('New')).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('New note').fill('Prefers to be called before noon.');
  await desk.button('Add the note').click();
  await expect(page.getByLabel('New note')).toHaveValue('');
  await expect(page.getByText('Prefers to be called before noon.')).toBeVisible();

  await desk.logOut();
  await desk.logInWithPassword();
  await expect(desk.heading('Enter your code')).toBeVisible();
  await page.getByLabel('Code').fill(recoveryCodes[0] ?? code());
  await desk.button('Continue').click();
  await expect(page.getByText('Prefers to be called before noon.')).toBeVisible();
  await desk.logOut();
});

test('Admin Panel on the site leads an owner to the desk', async ({ page, request, site, problems }) => {
  problems.expect(/40[0-9]/);
  await openAccount(request, site, panelOwner);
  const account = new Account(page);
  await account.login(panelOwner);
  await account.inHeader('Admin Panel').click();
  await expect(new DeskPage(page).heading('Log in to the desk')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/desk');
  await page.goto('/UserDashboard');
  await account.inHeader('Logout').click();
  await expect(account.inHeader('Login')).toBeVisible();
});
