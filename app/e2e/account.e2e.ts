import { order } from '../server/testing/request.ts';
import { Account, linkInMail, openAccount, password } from './account.ts';
import { Booking } from './booking.ts';
import { holdRequests, holdScripts } from './heldRequests.ts';
import { pressByKeys, tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';

test('a new account shows earlier bookings and orders of its address', async ({ page, site, problems }) => {
  problems.expect(/40[01]/);
  const guest = { name: 'Ann Byrne', email: 'guest.first@example.ie' };
  await new Booking(page).book(guest);
  const { body } = await order(site, guest);
  await page.request.post(String(body.url), { form: { choice: 'pay' }, maxRedirects: 0 });

  // The set-up goes on by itself once the address is confirmed in another tab.
  const account = new Account(page);
  await page.goto('/MobStepper');
  await page.getByRole('textbox', { name: 'Your name' }).fill(guest.name);
  await account.email.fill(guest.email);
  await account.password.fill(password);
  await account.password.press('Enter');
  await expect(account.heading('Check your inbox')).toBeFocused();
  const mail = await page.context().newPage();
  const there = new Account(mail);
  await mail.goto(await linkInMail(site, guest.email, 'Please confirm'));
  await there.submit.click();
  const chosen = mail.getByRole('textbox', { name: 'The password you chose' });
  await chosen.fill(password);
  await there.submit.click();
  await expect(there.heading('Your e-mail address is confirmed')).toBeFocused();
  await mail.close();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(account.heading('Your account is ready')).toBeFocused();
  await page.getByRole('link', { name: 'Open your dashboard' }).click();

  await account.go('Consultations');
  await expect(account.heading('Your consultations')).toBeFocused();
  await page
    .getByRole('region', { name: 'Coming up' })
    .getByRole('link', { name: /^Move or cancel/ })
    .click();
  await expect(account.heading('Your consultation')).toBeVisible();
  await page.goBack();
  await account.go('Orders');
  const paid = page.getByRole('region', { name: 'Orders', exact: true }).getByRole('listitem');
  await expect(paid).toContainText(/Trinity Core.*€1,980.*Deposit paid.*€396 paid.*€1,584 later/);
});

test('by keyboard, a dashboard page leads to the login and back, and to logout', async ({ page, site, request }) => {
  const email = 'keys.only@example.ie';
  await openAccount(request, site, email);
  const account = new Account(page);
  await page.goto('/user/orders');
  await expect(page).toHaveURL(`${site.url}/?next=%2Fuser%2Forders`);
  const notice = page.getByRole('region', { name: 'Please log in to open your dashboard' });
  await pressByKeys(page, notice.getByRole('link', { name: 'Log in' }));
  await tabTo(page, account.email);
  await page.keyboard.insertText(email);
  await tabTo(page, account.password);
  await page.keyboard.insertText(password);
  await page.keyboard.press('Enter');
  await expect(account.heading('Your orders and quotes')).toBeFocused();
  await expect(page).toHaveURL(`${site.url}/user/orders`);

  // The header shows the login before any script runs, and a second tab follows the logout.
  const tab = await page.context().newPage();
  const release = await holdScripts(tab);
  await tab.goto('/about-us', { waitUntil: 'commit' });
  const there = new Account(tab);
  await expect(there.inHeader('Dashboard')).toBeVisible();
  await expect(there.inHeader('Login')).toHaveCount(0);
  await release();
  await pressByKeys(page, account.inHeader('Logout'));
  await expect(account.heading('Log in')).toBeVisible();
  await expect(there.inHeader('Login')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('the admin panel stays shut for an account whose record in local storage was forged', async ({
  page,
  site,
  request,
}) => {
  const email = 'mallory@example.ie';
  await openAccount(request, site, email);
  const account = new Account(page);
  await account.login(email);
  await page.goto('/about-us');
  await page.evaluate(() => localStorage.setItem('user', '{"user":{"isAdmin":true,"name":"Mallory"}}'));
  // The record is put right at the first interaction: not before the press that is one.
  const release = await holdRequests(page, '**/api/account/session');
  await page.reload();
  await account.inHeader('Admin Panel').click();
  await release();
  await expect(page.getByText('This account cannot open the admin panel.')).toBeVisible();
  await expect(account.inHeader('Admin Panel')).toBeHidden();
});

test('a password is reset by a link that works once, and says so even without scripts', async ({
  page,
  site,
  request,
  browser,
}) => {
  const email = 'forgetful@example.ie';
  await openAccount(request, site, email);
  const account = new Account(page);
  await page.goto('/forgot-password');
  await account.email.fill(email);
  await account.submit.click();
  await expect(account.heading('Check your inbox')).toBeFocused();
  const link = await linkInMail(site, email, 'Set a new password');
  const fresh = 'remembered this time';
  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password' }).fill(fresh);
  await account.submit.click();
  await expect(account.heading('Your new password is set')).toBeFocused();
  await account.login(email, fresh);
  const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const there = await plain.newPage();
  await there.goto(link);
  await expect(there.getByRole('heading', { name: 'This link has already been used' })).toBeVisible();
  await expect(there.getByRole('textbox', { name: 'New password' })).toBeHidden();
  await plain.close();
});
