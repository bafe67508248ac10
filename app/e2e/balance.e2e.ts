import { order } from '../server/testing/request.ts';
import { sendStripeEvent, webhookSecret } from '../server/testing/stripeEvents.ts';
import { StripeFake } from '../server/testing/stripeFake.ts';
import { Account, openAccount } from './account.ts';
import { findings } from './axe.ts';
import { outbox } from './database.ts';
import { DeskPage, owner } from './deskPage.ts';
import { coverOf, overflow } from './layout.ts';
import { test as base, expect } from './test.ts';

const email = 'balance@example.ie';
const secondOwner = 'second.owner@agency.example';

/** The site with a fake of Stripe. */
const test = base.extend<object, { stripe: { fake: StripeFake; url: string } }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const fake = new StripeFake();
      await use({ fake, url: await fake.listen() });
      await fake.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ stripe }, use) =>
      use({
        ADMIN_EMAILS: `${owner}, ${secondOwner}`,
        STRIPE_SECRET_KEY: 'sk_test_fake',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_BASE: stripe.url,
      }),
    { scope: 'worker' },
  ],
});
test.use({ alsoStored: /^desk\./, ownContext: true });

test('the balance of an order is requested on the desk, and paid by the link in the e-mail, without scripts', async ({
  browser,
  page,
  request,
  site,
  stripe: { fake },
  problems,
}) => {
  problems.expect(/40[0-9]/);
  const target = { url: site.url, clock: { now: new Date() } };
  /** Has a session paid. @returns what Stripe tells of it */
  const pay = (session: string) => {
    const { payment_intent, ...paid } = fake.pay(session);
    return { ...paid, payment_intent: payment_intent?.id };
  };
  const mailsTo = async (to: string) => (await outbox(site)).filter((mail) => mail.to === to);
  const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject.replace(/ \(.*/, ''));

  const { body } = await order(site, { email });
  await sendStripeEvent(target, 'checkout.session.completed', pay(String(body.id)));
  const desk = new DeskPage(page);
  await desk.enter(request, site);
  await desk.setUpApp();
  await page.getByRole('link', { name: /Trinity Core.*Ann Byrne/ }).click();
  await desk.button('Request the balance').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '2 parts' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Each part needs a day.');
  await dialog.getByLabel('Part 1, in euro').fill('583');
  await expect(dialog.getByRole('status')).toHaveText('The parts add up to €1,375, but €1,584 is due.');
  await dialog.getByLabel('Part 1, in euro').fill('584');
  await dialog.getByLabel('Part 2, in euro').fill('1000');
  const nextYear = new Date().getFullYear() + 1;
  await dialog.getByLabel('Part 1 is due on').fill(`${nextYear}-03-01`);
  await dialog.getByLabel('Part 2 is due on').fill(`${nextYear}-04-01`);
  await dialog.getByRole('button', { name: 'Show the e-mail' }).click();
  await expect(dialog).toContainText(`To ${email}`);
  await expect(dialog).toContainText('is €1,584, in two parts');
  const send = dialog.getByRole('button', { name: 'Send the e-mail' });
  expect(await coverOf(send)).toBeUndefined();
  await send.click();
  const balance = page.getByRole('region', { name: 'Balance' });
  await expect(balance).toContainText('€584, by');
  await expect(page.getByText('Balance requested', { exact: true })).toBeVisible();

  // It is held until it can no longer be undone.
  await expect.poll(() => subjectsTo(email), { timeout: 120_000 }).toContain('The balance of your order: €1,584');
  const text = (await mailsTo(email)).find(({ subject }) => subject.startsWith('The balance'))?.text ?? '';
  const link = /http\S+\/balance\/\S+/.exec(text)?.[0] ?? '';
  const context = await browser.newContext({ javaScriptEnabled: false });
  const customer = await context.newPage();
  // Playwright can't intercept a redirect to another site, so the form's answer says where it leads instead.
  await context.route('**/balance/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const { location = '' } = (await route.fetch({ maxRedirects: 0 })).headers();
    return route.fulfill({ contentType: 'text/html', body: `<h1>${location}</h1>` });
  });
  for (const [amount, after] of [
    ['€584', 'Pay the balance of your order'],
    ['€1,000', 'Thank you. Your order is paid.'],
  ] as const) {
    const shown = await customer.goto(link);
    expect(shown?.headers()['content-security-policy']).toMatch(/form-action[^;]* https:\/\/checkout\.stripe\.com/);
    await customer.getByRole('button', { name: `Pay ${amount}` }).click();
    const heading = customer.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^https:\/\/checkout\.stripe\.com\//);
    const session = ((await heading.textContent()) ?? '').split('/').at(-1) ?? '';
    const event = pay(session);
    const { form } = fake.calls.findLast(({ path, method }) => method === 'POST' && path.endsWith('/sessions')) ?? {};
    // Back before the webhook: the page asks Stripe.
    await customer.goto((form?.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', session));
    await expect(heading).toHaveText(after);
    await sendStripeEvent(target, 'checkout.session.completed', event);
  }
  await context.close();

  await expect
    .poll(() => subjectsTo(email), { timeout: 60_000 })
    .toEqual(
      expect.arrayContaining(['Your receipt from Trinity Works: €584', 'Your receipt from Trinity Works: €1,000']),
    );
  const toAgency = (await outbox(site)).filter(({ subject }) => /alance paid: /.test(subject));
  expect(toAgency.map(({ subject }) => subject.replace(/:.*/, '')).sort()).toEqual([
    'Balance paid',
    'Part of the balance paid',
  ]);
  await page.reload();
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments).toContainText('Balance, €584');
  await expect(payments).toContainText('Balance, €1,000');
  await expect(balance).toBeHidden();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  await desk.logOut();
});

test('a request is withdrawn and restored; the account shows its button; the page fits a phone and passes axe', async ({
  browser,
  page,
  request,
  site,
  stripe: { fake },
  problems,
}) => {
  problems.expect(/40[0-9]/);
  const address = 'withdrawn@example.ie';
  const { body } = await order(site, { email: address, name: 'Oran Walsh' });
  const { payment_intent, ...paid } = fake.pay(String(body.id));
  const target = { url: site.url, clock: { now: new Date() } };
  await sendStripeEvent(target, 'checkout.session.completed', { ...paid, payment_intent: payment_intent?.id });
  const desk = new DeskPage(page);
  await desk.enter(request, site, secondOwner);
  await desk.setUpApp();
  await expect(desk.heading(/needs? you/)).toBeVisible();
  await page.goto('/desk/orders?search=withdrawn');
  await page.getByRole('link', { name: /Oran Walsh/ }).click();
  await desk.button('Request the balance').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '4 parts' }).click();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow(page)).toEqual({ by: 0, what: [] });
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Whole' }).click();
  await desk.button('Show the e-mail').click();
  expect(await coverOf(desk.button('Send the e-mail'))).toBeUndefined();
  expect(await findings(page)).toEqual([]);
  await desk.button('Send the e-mail').click();
  await desk.button('Withdraw the request').click();
  await expect(desk.button('Request the balance')).toBeVisible();
  await desk.button('Undo').click();
  await expect(desk.button('Withdraw the request')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await desk.logOut();

  await openAccount(request, site, address);
  const account = new Account(page);
  await account.login(address);
  await account.go('Orders and quotes');
  const pay = page.getByRole('main').getByRole('link', { name: /^Pay €1,584: / });
  const link = (await pay.getAttribute('href')) ?? '';
  await account.inHeader('Logout').click();
  const phone = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const small = await phone.newPage();
  await small.goto(link);
  expect(await overflow(small)).toEqual({ by: 0, what: [] });
  expect(await coverOf(small.getByRole('button', { name: 'Pay €1,584' }))).toBeUndefined();
  expect(await findings(small)).toEqual([]);
  await phone.close();
});
