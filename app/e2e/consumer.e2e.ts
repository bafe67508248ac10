import { beginRequest } from '../src/domain/withdrawal.ts';
import { ordersOf, outbox } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { QuickQuote } from './quickQuote.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';

const right = /^You have the right to withdraw from this contract within 14 days/;

/** The receipt, once it was sent. */
async function receiptOf(site: Site, email: string): Promise<string> {
  const mine = async () => (await outbox(site)).filter(({ to }) => to.includes(email));
  await expect.poll(mine).toHaveLength(1);
  return (await mine())[0]?.text ?? '';
}

test('a consumer learns of the right to withdraw before paying, asks us to begin at once, and accepts the terms', async ({
  page,
  site,
}) => {
  const email = 'consumer@example.ie';
  const quote = new QuickQuote(page);
  await quote.openReview();
  await quote.fillIn({ name: 'Ann Byrne', email });
  await expect(page.getByText(right)).toBeVisible();
  await expect(page.getByText('By paying you accept our terms.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Terms of business/ }).first()).toHaveAttribute('href', '/terms');
  const request = page.getByRole('checkbox', { name: beginRequest });
  await expect(request).not.toBeChecked();
  await request.check();
  await quote.checkout.click();

  const payment = new DemoCheckout(page);
  await payment.isShown('€396');
  await expect(payment.pay).toHaveText('Pay €396');
  const terms = page.getByRole('link', { name: 'terms of business', exact: true });
  const answer = await page.request.get(new URL((await terms.getAttribute('href')) ?? '', page.url()).href);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await payment.pay.click();
  await page.waitForURL(/\/checkout-success\?session_id=/);

  const [order] = ordersOf(site, email);
  expect(order?.terms).toMatch(/^[\da-f]{64}$/);
  expect(order?.begin_requested_at).toBe(order?.created_at);
  const receipt = await receiptOf(site, email);
  expect(receipt).toContain(`you asked us: “${beginRequest}”`);
  expect(receipt).toContain('not later than 14 days');
  expect(receipt).toContain('The terms you accepted are attached.');
});

test('a business is told nothing of it, and accepts the terms too', async ({ page, site }) => {
  const email = 'business@example.ie';
  const quote = new QuickQuote(page);
  await quote.openReview();
  await quote.fillIn({ name: 'Ann Byrne', email });
  await page.getByRole('checkbox', { name: beginRequest }).check();
  await page.getByRole('checkbox', { name: 'I buy for my business' }).check();
  await expect(page.getByText(right)).toBeHidden();
  await expect(page.getByRole('checkbox', { name: beginRequest })).toHaveCount(0);
  await page.getByLabel('Street address').fill('5 Mill Lane');
  await page.getByLabel('Town or city').fill('Cork');
  await quote.checkout.click();
  const payment = new DemoCheckout(page);
  await payment.isShown('€396');
  await payment.pay.click();
  await page.waitForURL(/\/checkout-success\?session_id=/);
  expect(ordersOf(site, email)).toMatchObject([{ business: 1, begin_requested_at: null }]);
  const receipt = await receiptOf(site, email);
  expect(receipt).not.toMatch(/withdraw/i);
  expect(receipt).toContain('The terms you accepted are attached.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page that pays links to the accepted terms, and its button says what it costs', async ({
    page,
    site,
    problems,
  }) => {
    // The scripts of the page after the payment.
    problems.expect(/\.js csp$/);
    const email = 'unscripted@example.ie';
    const placed = await page.request.post(`${site.url}/api/create-checkout-session`, {
      headers: { origin: site.url },
      data: {
        name: 'Ann Byrne',
        email,
        serviceType: 'brand_identity_package',
        price: 396,
        targetAudience: 'Restaurants',
        campaignDuration: '4-6 months',
        notes: '',
        success_url: `${site.url}/checkout-success`,
        cancel_url: `${site.url}/checkout-cancel`,
        selection: { version: 1, wizard: 'quote', solutionType: 'both', system: 'trinity-core', tier: 'full' },
        beginAtOnce: false,
      },
    });
    await page.goto((await placed.json()).url);
    await expect(page.getByRole('link', { name: 'terms of business', exact: true })).toHaveAttribute(
      'href',
      /^\/terms\/[\da-f]{64}\.pdf$/,
    );
    await expect(page.getByRole('button').first()).toHaveText('Pay €396');
    await page.getByRole('button', { name: 'Pay €396' }).click();
    await page.waitForURL(/\/checkout-success\?session_id=/);
    expect(await receiptOf(site, email)).toContain('You didn’t ask us to begin earlier');
  });
});
