import { findings } from './axe.ts';
import { ContactForm } from './contactForm.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { DeskPage, onDesk, owner } from './deskPage.ts';
import { coverOf } from './layout.ts';
import { shiftsOf, sumOf } from './layoutShift.ts';
import { QuickQuote } from './quickQuote.ts';
import { expect, test } from './test.ts';

test.use({ settings: { ADMIN_EMAILS: owner }, ...onDesk });

test('the places of the desk are reached at any width, and messages are answered', async ({
  page,
  request,
  site,
  problems,
}) => {
  problems.expect(/40[0-9]/);
  const quote = new QuickQuote(page);
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
  await desk.enterWithApp(request, site);
  await expect(desk.heading('Two things need you.')).toBeVisible();

  await test.step('every place is seen whole, or under More on a phone, and can be reached by keyboard', async () => {
    const nav = page.getByRole('navigation', { name: 'Desk' });
    const [links, more] = [nav.getByRole('link'), nav.getByRole('button', { name: 'More' })];
    const areSeen = async (names: readonly string[], width: number) => {
      await expect(links).toHaveText(names);
      for (const place of await links.all()) {
        const name = `${await place.textContent()} at ${width}`;
        await expect(place, name).toBeInViewport({ ratio: 1 });
        expect(await coverOf(place), name).toBeUndefined();
      }
    };
    const near = ['Today 2', 'Orders 1', 'Calendar'];
    const far = ['Messages 1', 'People', 'Newsletter', 'Mail', 'Access', 'Log', 'Health'];
    for (const width of [641, 1180]) {
      await page.setViewportSize({ width, height: 640 });
      await areSeen([...near, ...far], width);
      await expect(more).toHaveCount(0);
    }
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/desk/access');
    await areSeen(near, 320);
    await expect(more).toBeInViewport({ ratio: 1 });
    expect(await coverOf(more)).toBeUndefined();
    await more.press('Enter');
    await areSeen([...near, ...far], 320);
    expect(await coverOf(desk.button('Log out'))).toBeUndefined();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(near.length);
    await page.keyboard.press('Enter');
    for (const _ of far) await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'Health' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(desk.heading('Health')).toBeVisible();
    await expect(links).toHaveCount(near.length);
    await expect(more).toBeFocused();
  });
  await test.step('nothing on Access moves while its lists load one after another', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const paths = ['webhooks', 'tokens', 'logins', 'team'].map((path) => `**/api/staff/${path}`);
    let last: Promise<unknown> = Promise.resolve();
    for (const path of paths) {
      const earlier = last;
      last = page.waitForResponse(path);
      await page.route(path, async (route) => {
        await earlier;
        await route.continue();
      });
    }
    await page.goto('/desk/access');
    await expect(desk.button('Add a webhook')).toBeVisible();
    expect(sumOf(await shiftsOf(page))).toBeLessThanOrEqual(0.005);
    for (const path of paths) await page.unroute(path);
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/desk/orders');
  for (const width of [1024, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(desk.button('Log out'), `Log out in ${width} pixels`).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('a call is booked for a person who is known', async () => {
    await page.goto('/desk/people/sinead.moore%40example.ie');
    await desk.button('Book a call').click();
    const dialog = page.getByRole('dialog', { name: 'Book a call' });
    await expect(dialog.getByLabel('Name')).toHaveValue('Sinéad Moore');
    await expect(dialog.getByLabel('E-mail', { exact: true })).toHaveValue('sinead.moore@example.ie');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a message is answered', async () => {
    await page.goto('/desk/messages');
    await expect(page.getByText(/^Since (yesterday at )?\d+:\d\d [AP]M\.$/)).toBeVisible();
    await page.getByRole('link', { name: /Ruth Lynch/ }).click();
    const rows = page.locator('a[data-row]');
    await expect(desk.heading('Ruth Lynch')).toBeVisible();
    await expect(rows).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(desk.heading('One message waits for you.')).toBeVisible();
    await expect(rows).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('article').getByRole('heading', { name: 'Ruth Lynch' }).first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.evaluate(() =>
      addEventListener(
        'click',
        (event) => {
          event.preventDefault();
          document.body.dataset.followed = (event.target as HTMLAnchorElement).href;
        },
        { once: true },
      ),
    );
    await page.keyboard.press('r');
    await expect(page.locator('body')).toHaveAttribute('data-followed', /^mailto:ruth\.lynch%40example\.ie\?/);
    await page.keyboard.press('e');
    const noReply = page.getByRole('article').getByRole('button', { name: 'No reply needed' });
    await expect(noReply).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('No message is waiting for an answer.')).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading', { name: 'Ruth Lynch' }).first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('region', { name: 'Message', exact: true })).toContainText(
      '<b>Could the menu</b> be in Irish and English?',
    );
    const answered = page.getByRole('button', { name: 'Answered', exact: true });
    await expect.poll(() => coverOf(answered), { timeout: 1_000 }).toBeUndefined();
    await answered.click();
    await expect(answered).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('in a wide window the first message is open beside the list', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/desk/messages?view=answered');
    await expect(page).toHaveURL(/\/messages\/[^/]+\?view=answered$/);
    await expect(page.getByRole('article').getByRole('heading', { name: 'Ruth Lynch' }).first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('messages are answered together', async () => {
    const unanswered = page.getByRole('button', { name: 'Unanswered', exact: true });
    await unanswered.click();
    await expect(unanswered).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Messages' }).first().click();
    await expect(desk.button('Mark as answered')).toBeDisabled();
    await page.getByRole('checkbox', { name: /^Select the message of Ruth Lynch/ }).check();
    await expect(page.getByText('1 row selected')).toBeVisible();
    await desk.button('Mark as answered').click();
    await expect(page.getByText('1 message marked as answered.')).toBeVisible();
    await expect(page.getByText('No message is waiting for an answer.')).toBeVisible();
    await expect(desk.heading('No message waits for you.')).toBeVisible();
  });

  await page.setViewportSize({ width: 1280, height: 900 });
  await desk.logOut();
});
