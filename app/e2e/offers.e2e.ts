import { checkScreen } from './axe.ts';
import { ordersOf, outbox } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { DeskPage, onDesk } from './deskPage.ts';
import { expect, test } from './test.ts';

test.use(onDesk);

const customer = 'deirdre.byrne@example.ie';

test('an owner makes an offer, and its customer accepts and pays it on a phone, without scripts', async ({
  page,
  browser,
  request,
  site,
}) => {
  test.slow();
  const desk = new DeskPage(page);
  await desk.enterWithApp(request, site);

  await page.getByRole('link', { name: 'Offers' }).click();
  await page.getByRole('link', { name: 'New offer' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Deirdre Byrne');
  await page.getByLabel('E-mail', { exact: true }).fill(customer);
  await page.getByLabel('Title').fill('Website for Byrne’s Bakery');
  await page.getByLabel('What it is').fill('Website with five pages');
  await page.getByLabel('Euro', { exact: true }).fill('1200');
  await desk.button('Add a discount').click();
  await page.getByLabel('Reason of the discount').fill('You’re our neighbour');
  await page.getByLabel('Euro off').fill('200');
  await page.getByLabel('Percent of the total, paid first').fill('30');
  await expect(page.getByRole('region', { name: 'Website for Byrne’s Bakery' })).toContainText('€300');
  await desk.button('Save the draft').click();
  await desk.button('Send the offer').click();
  await desk.button('Send the e-mail').click();
  await expect(page.getByText(/· Sent/)).toBeVisible();
  await checkScreen(page, 'an offer on the desk');

  let path = '';
  await expect
    .poll(async () => {
      const mails = (await outbox(site)).filter(({ to }) => to === customer);
      path = /https?:\/\/[^/\s]+(\/offer\/\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
      return path;
    })
    .not.toBe('');

  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  const phone = await context.newPage();
  await phone.goto(path);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Website for Byrne’s Bakery');
  await expect(phone.getByRole('main')).toContainText('You’re our neighbour');
  await phone.getByText('Ask a question').click();
  await expect(phone.getByLabel('Your question')).toBeVisible();
  await phone.getByRole('button', { name: 'Accept and pay €300' }).click();
  const checkout = new DemoCheckout(phone);
  await checkout.isShown('€300');
  await checkout.pay.click();
  await phone.goto(path);
  await expect(phone.getByRole('main')).toContainText('Thank you. You’ve accepted this offer');
  await expect(phone.getByRole('link', { name: /^Pay/ })).toHaveCount(0);
  await context.close();

  const look = await browser.newPage({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  await look.goto(path);
  await checkScreen(look, 'an accepted offer');
  await look.close();

  const [order] = ordersOf(site, customer);
  expect(order).toMatchObject({ total_cents: 100_000, deposit_cents: 30_000, status: 'paid' });
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('link', { name: 'Deirdre Byrne' }).click();
  await expect(desk.heading('Website for Byrne’s Bakery')).toBeVisible();
  await expect(page.getByText('€300 of €1,000 received')).toBeVisible();

  // An extra on it, agreed on the phone.
  await page.getByRole('link', { name: 'Offer an extra' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(customer);
  await page.getByLabel('Title').fill('More photos');
  await page.getByLabel('What it is').fill('Ten photos');
  await page.getByLabel('Euro', { exact: true }).fill('100');
  await desk.button('Save the draft').click();
  await desk.button('Accepted on the phone').click();
  await checkScreen(page, 'what was accepted on the phone');
  await desk.button('Make it an order').click();
  await expect(page.getByText('This is an extra to')).toBeVisible();
  await expect(page.getByText(/^The first part, €[\d,.]+, is due by/)).toBeVisible();
  await page.getByRole('region', { name: 'Extras' }).getByRole('link').click();
  await expect(page.getByText('With them, €300 of €1,100 received')).toBeVisible();

  // Its transfer finds it; the statement has both.
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await page.getByRole('link', { name: 'Enter a transfer' }).click();
  await page.getByLabel('Amount in euro').fill('50');
  await page.getByLabel('Text on the bank statement').fill('SEPA BYRNE');
  await desk.button('Find its order').click();
  await checkScreen(page, 'a transfer with its order');
  await page.getByRole('button', { name: /^Enter €50 as paid / }).click();
  await page.goto(`/desk/people/${encodeURIComponent(customer)}/statement`);
  await expect(page.getByText('They owe €750')).toBeVisible();
  await checkScreen(page, 'a statement of account');
});
