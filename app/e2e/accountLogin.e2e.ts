import { Account, linkInMail, openAccount, password } from './account.ts';
import { holdScripts } from './heldScripts.ts';
import { pressByKeys, tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';

test('by keyboard, a dashboard page leads to the login and back, and to logout', async ({ page, site, request }) => {
  test.setTimeout(120_000);
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
  await expect(page.getByText('No orders or saved quotes yet')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/user/orders`);

  for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example'])
    await test.step(`${next} is not followed`, async () => {
      await page.goto(`/Login?next=${next}`);
      await expect(account.heading('Hello, Ann')).toBeVisible();
      await expect(page).toHaveURL(`${site.url}/user/profile`);
    });

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
  await expect(page).toHaveURL(`${site.url}/Login`);
  await expect(there.inHeader('Login')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goto('/user/data');
  await expect(notice).toBeVisible();
});

test('writing “admin” into local storage has no effect, and a stale record is removed at once', async ({
  page,
  site,
  request,
  context,
  problems,
}) => {
  const email = 'mallory@example.ie';
  await openAccount(request, site, email);
  const account = new Account(page);
  await account.login(email);
  const record = () => page.evaluate(() => localStorage.getItem('user'));
  const write = (text: string) => page.evaluate((json) => localStorage.setItem('user', json), text);
  await page.goto('/about-us');
  await write('{"user":{"isAdmin":true,"name":"Mallory"}}');
  await page.reload();
  await account.inHeader('Admin Panel').click();
  await expect(page.getByText('This account cannot open the admin panel.')).toBeVisible();
  await expect(account.inHeader('Admin Panel')).toBeHidden();
  expect(JSON.parse((await record()) ?? '')).toMatchObject({ user: { email, isAdmin: false } });

  // Without "Keep me logged in" the login ends with the browser, and local storage outlives it.
  const cookies = (await context.cookies()).filter(({ name }) => name !== 'agency.known_browser');
  expect(cookies.map(({ name, expires }) => [name, expires]).sort()).toEqual([
    ['agency.dont_remember', -1],
    ['agency.session_token', -1],
  ]);
  await context.clearCookies();
  for (const left of [await record(), '{"user":{"isAdmin":true}}', '{broken']) {
    await write(left ?? '');
    await page.reload();
    await expect(account.inHeader('Login')).toBeVisible();
    await expect(account.inHeader('Logout')).toBeHidden();
    expect(await record()).toBeNull();
  }
  problems.expect(/401/);
  expect(await page.evaluate(async () => (await fetch('/api/account')).status)).toBe(401);
  await page.goto('/user/profile');
  await expect(page).toHaveURL(`${site.url}/?next=%2Fuser%2Fprofile`);
});

test('a password reset link works once, and says so the second time', async ({
  page,
  site,
  request,
  browser,
  problems,
}) => {
  problems.expect(/40[01]/);
  const email = 'forgetful@example.ie';
  await openAccount(request, site, email);
  const account = new Account(page);
  await page.goto('/forgot-password');
  await account.email.fill(email);
  await account.submit.click();
  await expect(account.heading('Check your inbox')).toBeFocused();
  const link = await linkInMail(site, email, 'Set a new password');

  const fresh = 'remembered this time';
  const field = page.getByRole('textbox', { name: 'New password' });
  await page.goto(link);
  await field.fill('short');
  await account.submit.click();
  await expect(field).toHaveAccessibleDescription(/at least 10 characters/i);
  await field.fill(fresh);
  await account.submit.click();
  await expect(account.heading('Your new password is set')).toBeFocused();
  await account.login(email, fresh);

  // Opened again, the link says so at once, even without scripts.
  await page.goto(link);
  await expect(account.heading('This link has already been used')).toBeVisible();
  await expect(field).toHaveCount(0);
  await page.goto('/reset-password?token=cut-short');
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(account.heading('Forgot your password?')).toBeVisible();
  const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const there = await plain.newPage();
  await there.goto(link);
  await expect(there.getByRole('heading', { name: 'This link has already been used' })).toBeVisible();
  await expect(there.getByRole('textbox', { name: 'New password' })).toBeHidden();
  await plain.close();
});

test('the setup resumes after the visitor confirms the e-mail address', async ({ page, site }) => {
  const email = 'step.by.step@example.ie';
  const account = new Account(page);
  await page.goto('/MobStepper');
  await expect(page).toHaveURL(`${site.url}/Stepper`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ann Byrne');
  await account.email.fill(email);
  await account.password.fill(password);
  await account.password.press('Enter');
  await expect(account.heading('Check your inbox')).toBeFocused();

  const mail = await page.context().newPage();
  const there = new Account(mail);
  await mail.goto(await linkInMail(site, email, 'Please confirm'));
  await there.submit.click();
  await mail.getByRole('textbox', { name: 'The password you chose' }).fill(password);
  await there.submit.click();
  await expect(there.heading('Your e-mail address is confirmed')).toBeVisible();

  await expect(account.heading('What do you want to hear from us?')).toBeVisible();
  await page.getByRole('switch', { name: 'Send me the newsletter' }).check();
  await expect(page.getByText('Done. You’ll get the next issue.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(account.heading('Your account is ready')).toBeFocused();
  await page.getByRole('link', { name: 'Open your dashboard' }).click();
  await expect(page.getByText('You’re subscribed')).toBeVisible();
});
