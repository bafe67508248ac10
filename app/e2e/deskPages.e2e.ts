import { colourFindings, findings } from './axe.ts';
import { ContactForm } from './contactForm.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { DeskPage, owner } from './deskPage.ts';
import { coverOf, overflow } from './layout.ts';
import { QuoteBuilder } from './quoteBuilder.ts';
import { expect, test } from './test.ts';

test.use({ settings: { ADMIN_EMAILS: owner }, host: 'localhost', alsoStored: /^desk\./, ownContext: true });

test('every page of the desk: axe, 320 pixels, and what is done there', async ({ page, request, site, problems }) => {
  problems.expect(/40[0-9]/);
  const quote = new QuoteBuilder(page);
  await quote.openReview();
  await quote.fillIn({ name: 'Sinéad Moore', email: 'sinead.moore@example.ie' });
  await quote.checkout.click();
  await new DemoCheckout(page).pay.click();
  await expect(page.getByRole('heading', { name: 'Thank you. Your payment is in.' })).toBeVisible();
  const form = new ContactForm(page);
  await form.open();
  await form.name.fill('Ruth Lynch');
  await form.email.fill('ruth.lynch@example.ie');
  await form.message.fill('<b>Could the menu</b> be in Irish and English?');
  await form.send.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Contact/);

  const desk = new DeskPage(page);
  await desk.enter(request, site);
  const { code } = await desk.setUpApp();
  await expect(desk.heading('Two things need you.')).toBeVisible();

  const places: readonly [path: string, heading: string | RegExp, shown: string | RegExp][] = [
    ['today', /need you/, 'Sinéad Moore'],
    ['orders', 'Orders', 'Sinéad Moore'],
    ['calendar', 'Calendar', /No calls|booked/],
    ['messages', 'Messages', 'Ruth Lynch'],
    ['people', 'People', 'Ruth Lynch'],
    ['people/sinead.moore%40example.ie', 'Sinéad Moore', /Deposit paid/],
    ['newsletter', 'Newsletter', 'No issue was sent yet.'],
    ['mail', 'Mail', /Your receipt/],
    ['access', 'Access', 'Ann Byrne (you)'],
    ['log', 'Log', /./],
  ];
  for (const [path, heading, shown] of places) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`/desk/${path}`);
      await expect(desk.heading(heading)).toBeVisible();
      await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
      expect.soft(await findings(page), path).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await colourFindings(page), `${path}, in dark`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await overflow(page), `${path}, 320 pixels wide`).toEqual({ by: 0, what: [] });
    });
  }
  for (const width of [1024, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(desk.button('Log out'), `Log out in ${width} pixels`).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('a message is answered', async () => {
    await page.goto('/desk/messages');
    await page.getByRole('link', { name: /Ruth Lynch/ }).click();
    await expect(page.getByText('<b>Could the menu</b> be in Irish and English?')).toBeVisible();
    const answered = page.getByRole('button', { name: 'Answered', exact: true });
    expect(await coverOf(answered)).toBeUndefined();
    await answered.click();
    await expect(answered).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a transfer is noted, and the deposit refunded', async () => {
    await page.goto('/desk/orders');
    await page.getByRole('link', { name: /Sinéad Moore/ }).click();
    await desk.button('Mark as paid by transfer').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount in euro').fill('1584');
    await dialog.getByLabel('Day it arrived').fill('2026-01-15');
    await dialog.getByLabel('Reference on the bank statement').fill('MOORE 1584');
    await dialog.getByRole('button', { name: 'Note €1,584' }).click();
    await expect(page.getByText('Payment, €1,584 by transfer')).toBeVisible();
    await desk.button('Refund').click();
    await dialog.getByLabel('Amount in euro').fill('96');
    await dialog.getByLabel('Reason, for your records').fill('Goodwill');
    await dialog.getByRole('button', { name: 'Refund €96' }).click();
    await expect(page.getByText('Refund of €96: Goodwill')).toBeVisible();
  });

  await test.step('a token is shown once', async () => {
    await page.goto('/desk/access');
    await page.getByLabel('What it is for').fill('Accounting');
    await page.getByLabel('orders:read').check();
    await desk.button('Make a token').click();
    const token = page.getByRole('main').locator('code');
    await expect(token).toBeVisible();
    const secret = await token.textContent();
    const answer = await request.get(`${site.url}/api/staff/orders`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(await answer.text()).toContain('Sinéad Moore');
    expect(
      (await request.get(`${site.url}/api/staff/people`, { headers: { authorization: `Bearer ${secret}` } })).status(),
    ).toBe(403);
    await page.reload();
    await expect(page.getByText('Accounting')).toBeVisible();
    await expect(token).toBeHidden();
  });

  await test.step('a person is deleted on request, and the paid order stays', async () => {
    await page.goto('/desk/people/ruth.lynch%40example.ie');
    await desk.button('Delete this person').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Type ruth.lynch@example.ie to confirm').fill('ruth.lynch@example.ie');
    await dialog.getByRole('button', { name: 'Delete ruth.lynch@example.ie' }).click();
    await expect(desk.heading('People')).toBeVisible();
    await expect(page.getByText('Sinéad Moore')).toBeVisible();
    await expect(page.getByText('Ruth Lynch')).toHaveCount(0);
  });
  expect(code()).toMatch(/^\d{6}$/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await desk.logOut();
});
