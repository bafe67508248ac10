import { readFile } from 'node:fs/promises';
import { Account, linkInMail, openAccount, password } from './account.ts';
import { Booking } from './booking.ts';
import { cancelOrders } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { QuickQuote } from './quickQuote.ts';
import { expect, test } from './test.ts';

test('a new account shows earlier bookings and orders of its address; its data can be downloaded and deleted', async ({
  page,
  site,
  browser,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(/40[01]/);
  const guest = { name: 'Ann Byrne', email: 'guest.first@example.ie' };
  await new Booking(page).book(guest);
  const quote = new QuickQuote(page);
  await quote.openReview();
  await quote.fillIn(guest);
  await quote.checkout.click();
  await new DemoCheckout(page).pay.click();
  await expect(page.getByRole('heading', { name: 'Thank you. Your payment is in.' })).toBeVisible();

  const account = new Account(page);
  await page.goto('/SignUp');
  await page.getByRole('textbox', { name: 'Your name' }).fill(guest.name);
  await account.email.fill(guest.email);
  await account.password.fill(password);
  await account.submit.click();
  await expect(account.heading('Check your inbox')).toBeFocused();

  await page.goto(await linkInMail(site, guest.email, 'Please confirm'));
  await account.submit.click();
  const chosen = page.getByRole('textbox', { name: 'The password you chose' });
  await chosen.fill('something else entirely');
  await account.submit.click();
  await expect(chosen).toHaveAccessibleDescription(/isn’t the password/);
  await expect(chosen).toBeFocused();
  await chosen.fill(password);
  await account.submit.click();
  await expect(account.heading('Your e-mail address is confirmed')).toBeFocused();
  await expect(account.inHeader('Logout')).toBeVisible();
  await account.inHeader('Dashboard').click();
  await expect(account.heading('Hello, Ann')).toBeVisible();

  await account.go('Consultations');
  await expect(account.heading('Your consultations')).toBeFocused();
  const call = page.getByRole('region', { name: 'Coming up' }).getByRole('listitem');
  await expect(call).toHaveCount(1);
  await call.getByRole('link', { name: /^Move or cancel/ }).click();
  await expect(account.heading('Your consultation')).toBeVisible();
  await page.goBack();
  await account.go('Orders');
  const order = page.getByRole('region', { name: 'Orders', exact: true }).getByRole('listitem');
  await expect(order).toContainText(/Trinity Core.*Deposit paid.*€396 paid.*€1,584 later.*€1,980/);
  const pictogram = order.locator('svg:has(use)').first();
  expect((await pictogram.boundingBox())?.width).toBe(24);
  expect(await pictogram.evaluate((svg: SVGGraphicsElement) => svg.getBBox().width)).toBeGreaterThan(10);

  // Changing the password logs out the other device.
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = new Account(await elsewhere.newPage());
  await other.login(guest.email);
  await account.go('Security');
  await expect(page.getByRole('region', { name: 'Where you’re logged in' }).getByRole('listitem')).toHaveCount(2);
  const fresh = 'a slower second lantern';
  await page.getByRole('textbox', { name: 'Current password' }).fill(password);
  await page.getByRole('textbox', { name: 'New password' }).fill(fresh);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('You’re not logged in anywhere else.')).toBeVisible();
  await other.go('Consultations');
  await other.page.goto('/user/bookings');
  await expect(other.page.getByText('Please log in to open your dashboard')).toBeVisible();
  await expect(other.inHeader('Login')).toBeVisible();
  await elsewhere.close();

  await account.go('Your data');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const saved = await readFile(await (await saving).path(), 'utf8');
  expect(JSON.stringify(JSON.parse(saved))).toContain(guest.email);
  await page.getByRole('textbox', { name: 'Your password' }).fill(fresh);
  await page.getByRole('button', { name: 'E-mail me the link' }).click();
  await expect(page.getByText('the link in our e-mail deletes your account')).toBeVisible();
  await page.goto(await linkInMail(site, guest.email, 'Please confirm: delete'));
  await account.submit.click();
  await expect(account.heading('Your account is deleted')).toBeFocused();
  await expect(account.inHeader('Login')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goto('/Login');
  await account.email.fill(guest.email);
  await account.password.fill(fresh);
  await account.logIn.click();
  await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is wrong.');
  await expect(account.email).toHaveValue(guest.email);
});

test('an unpaid order is paid from the dashboard, and an expired one is ordered again', async ({
  page,
  site,
  request,
}) => {
  const email = 'pays.later@example.ie';
  await openAccount(request, site, email);
  const quote = new QuickQuote(page);
  await quote.openReview();
  await quote.fillIn({ name: 'Ann Byrne', email });
  await quote.checkout.click();
  const checkout = new DemoCheckout(page);
  await expect(checkout.pay).toBeVisible();

  const account = new Account(page);
  await account.login(email);
  await account.go('Orders');
  const order = page.getByRole('region', { name: 'Orders', exact: true }).getByRole('listitem');
  await expect(order).toContainText('Not paid yet');
  await order.getByRole('link', { name: 'Pay €396: Trinity Core' }).click();
  await checkout.cancel.click();
  await expect(page.getByText('You can still pay from your orders.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your orders' }).click();
  await order.getByRole('link', { name: 'Pay €396: Trinity Core' }).click();
  await checkout.pay.click();
  await expect(page.getByRole('heading', { name: 'Thank you. Your payment is in.' })).toBeVisible();
  // The wizard no longer has what was bought.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('quote-builder'))).toBe('null');
  await page.goto('/user/orders');
  await expect(order).toContainText('Deposit paid');
  const download = page.waitForEvent('download');
  await order.getByRole('link', { name: /^Invoice \d{4}-\d{4} \(PDF\)$/ }).click();
  const invoice = await download;
  expect(invoice.suggestedFilename()).toMatch(/^invoice-\d{4}-\d{4}\.pdf$/);
  expect((await readFile(await invoice.path())).subarray(0, 8).toString()).toBe('%PDF-1.7');

  cancelOrders(site, email);
  await quote.open('?solution=website&tier=premium');
  await quote.choose('Property');
  await page.goto('/user/orders');
  await page.getByText('One order was never paid').click();
  await page.getByRole('button', { name: 'Order again: Trinity Core' }).click();
  await quote.isAt('Review');
  await expect(quote.total).toHaveText('€1,980');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(quote.total).toHaveText('€2,400');
});

test('name and address change in the dashboard, the address by two e-mails; other devices are logged out in one click', async ({
  page,
  site,
  request,
  browser,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(/40[01]/);
  const [before, after] = ['address.before@example.ie', 'address.after@example.ie'];
  await openAccount(request, site, before);
  const account = new Account(page);
  await account.login(before);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Anna Byrne');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(account.heading('Hello, Anna')).toBeVisible();

  const address = page.getByRole('textbox', { name: 'New e-mail address' });
  await address.fill(before.toUpperCase());
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(address).toHaveAccessibleDescription(/That’s already your address/);
  await address.fill(after);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByText('Check the inbox of your old address first')).toBeVisible();
  await page.goto(await linkInMail(site, before, 'Please confirm: another e-mail address'));
  await account.submit.click();
  await expect(account.heading('One more e-mail')).toBeFocused();
  await page.goto(await linkInMail(site, after, 'Please confirm your new address'));
  await account.submit.click();
  await expect(account.heading('Your e-mail address has changed')).toBeFocused();
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  await expect(page.getByText(`Now: ${after}`)).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = new Account(await elsewhere.newPage());
  await other.page.goto('/Login');
  await other.email.fill(before);
  await other.password.fill(password);
  await other.logIn.click();
  await expect(other.page.getByRole('alert')).toContainText('The e-mail address or the password is wrong.');
  await other.email.fill(after);
  await other.logIn.click();
  await expect(other.heading('Hello, Anna')).toBeVisible();
  await account.go('Security');
  const places = page.getByRole('region', { name: 'Where you’re logged in' });
  await expect(places.getByRole('listitem')).toHaveCount(2);
  await places.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(places.getByText('You’re logged out everywhere else.')).toBeVisible();
  await expect(places.getByRole('listitem')).toHaveCount(1);
  await other.page.goto('/user/data');
  await expect(other.page.getByText('Please log in to open your dashboard')).toBeVisible();
  await elsewhere.close();

  await account.go('Newsletter');
  const newsletter = page.getByRole('switch', { name: 'Send me the newsletter' });
  await newsletter.check();
  await expect(page.getByText('Done. You’ll get the next issue.')).toBeVisible();
  await newsletter.uncheck();
  await expect(page.getByText('Done. You won’t get any more issues.')).toBeVisible();
});
