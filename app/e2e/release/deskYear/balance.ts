import { Account, openAccount } from '../../account.ts';
import { findings } from '../../axe.ts';
import { outbox } from '../../database.ts';
import { coverOf, overflow } from '../../layout.ts';
import { newContext } from '../../sharedPage.ts';
import { expect, look, mailTo, pay, paymentOf, sendEvent, type Year } from './test.ts';

/** The balance of a new order is requested in two parts, withdrawn and restored; its e-mail waits until that is over. */
export async function requestBalance({ page, desk }: Year, order: RegExp, email: string): Promise<void> {
  await page.goto('/desk');
  await page.getByRole('link', { name: order }).click();
  await desk.button('Request the balance').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '4 parts' }).check();
  await look(page, 'the request for a balance');
  await dialog.getByRole('radio', { name: '2 parts' }).check();
  await expect(dialog.getByRole('status')).toHaveText('Each part needs a day.');
  await dialog.getByLabel('Part 1, in euro').fill('583');
  await expect(dialog.getByLabel('Part 2, in euro')).toHaveValue('1001');
  await dialog.getByLabel('Part 2, in euro').fill('792');
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
  expect(await findings(page)).toEqual([]);
  await send.click();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('€584, by');
  await expect(page.getByText('Balance requested', { exact: true })).toBeVisible();
  await desk.button('Withdraw the request').click();
  await expect(desk.button('Request the balance')).toBeVisible();
  await desk.button('Undo').click();
  await expect(desk.button('Withdraw the request')).toBeVisible();
  // Without the toasts, whose time bar is an animation.
  await page.reload();
  await expect(desk.button('Withdraw the request')).toBeVisible();
  expect(await findings(page)).toEqual([]);
}

/** The customer pays both parts by the link in the e-mail, without scripts. @returns the sessions */
export async function payByLink(year: Year, order: RegExp, email: string): Promise<readonly string[]> {
  const { browser, page, site, world } = year;
  await page.goto('/desk');
  await page.getByRole('link', { name: order }).click();
  const text = await mailTo(year, email, /^The balance of your order: €1,584/);
  const link = /http\S+\/balance\/\S+/.exec(text)?.[0] ?? '';
  const context = await browser.newContext({ javaScriptEnabled: false });
  const customer = await context.newPage();
  // Playwright can't intercept a redirect to another site, so the form's answer says where it leads instead.
  await context.route('**/balance/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // Which Playwright leaves out. The page has no referrer, so Origin is null.
    const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' };
    const { location = '' } = (await route.fetch({ maxRedirects: 0, headers })).headers();
    return route.fulfill({ contentType: 'text/html', body: `<h1>${location}</h1>` });
  });
  const sessions: string[] = [];
  for (const [amount, after] of [
    ['€584', 'Thank you. This part is paid.'],
    ['€1,000', 'Thank you. Your order is paid.'],
  ] as const) {
    const shown = await customer.goto(link);
    expect(shown?.headers()['content-security-policy']).toMatch(/form-action[^;]* https:\/\/checkout\.stripe\.com/);
    await customer.getByRole('button', { name: `Pay ${amount}` }).click();
    const heading = customer.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^https:\/\/checkout\.stripe\.com\//);
    const session = ((await heading.textContent()) ?? '').split('/').at(-1) ?? '';
    const event = pay(year, session);
    const { form } =
      world.stripe.calls.findLast(({ path, method }) => method === 'POST' && path.endsWith('/sessions')) ?? {};
    // Back before the webhook: the page asks Stripe.
    await customer.goto((form?.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', session));
    await expect(heading).toHaveText(after);
    await sendEvent(year, 'checkout.session.completed', event);
    await mailTo(year, email, new RegExp(`^Your receipt from Trinity Works: ${amount} `));
    sessions.push(session);
  }
  await context.close();

  await expect
    .poll(async () =>
      (await outbox(site)).flatMap(({ subject }) => /^(.*alance paid): /.exec(subject)?.[1] ?? []).sort(),
    )
    .toEqual(['Balance paid', 'Part of the balance paid']);
  for (const amount of ['€584', '€1,000']) await expect(paymentOf(page, 'Balance', amount)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Balance' })).toBeHidden();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  return sessions;
}

/** The customer's account shows the button to pay; its page fits a phone. */
export async function seeInAccount({ browser, request, site }: Year, email: string): Promise<void> {
  await openAccount(request, site, email);
  const phone = await newContext(browser);
  const page = await phone.newPage();
  const account = new Account(page);
  await account.login(email);
  await account.go('Orders and quotes');
  const link = page.getByRole('main').getByRole('link', { name: /^Pay €584: / });
  const address = (await link.getAttribute('href')) ?? '';
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(address);
  expect(await overflow(page)).toEqual({ by: 0, what: [] });
  expect(await coverOf(page.getByRole('button', { name: 'Pay €584' }))).toBeUndefined();
  expect(await findings(page)).toEqual([]);
  await phone.close();
}
