import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { order } from '../server/testing/request.ts';
import { addDays, weekdayOf } from '../src/domain/booking/day.ts';
import { Account, linkInMail, openAccount } from './account.ts';
import { checkScreen } from './axe.ts';
import { ContactForm } from './contactForm.ts';
import { outbox } from './database.ts';
import { DeskPage, onDesk, owner } from './deskPage.ts';
import { coverOf } from './layout.ts';
import { shiftsOf, sumOf } from './layoutShift.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';

// On a site that no other test has used.
test.use({ settings: {}, ...onDesk });

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
const reader = 'desk.reader@example.ie';
/** A name that would end the page's data, if it were written as it is. */
const unpaid = 'Orla </script><b>Kane';

/** A Tuesday at least a week from now, in summer too far from a public holiday to be one. */
function nextTuesday(): string {
  const soon = addDays(new Date().toISOString().slice(0, 10), 7);
  return addDays(soon, (9 - weekdayOf(soon)) % 7);
}

/** What visitors have left: a paid order, an unpaid one, a message and a reader of the newsletter. */
async function arrange(page: Page, request: APIRequestContext, site: Site): Promise<void> {
  const { body } = await order(site, { name: 'Sinéad Moore', email: 'sinead.moore@example.ie' });
  await request.post(String(body.url), { form: { choice: 'pay' }, maxRedirects: 0 });
  await order(site, { name: unpaid, email: 'orla.kane@example.ie' });
  const headers = { origin: site.url };
  await request.post('/newsletter', { form: { email: reader }, headers, maxRedirects: 0 });
  await request.post(await linkInMail(site, reader, 'Please confirm'), { headers });
  const form = new ContactForm(page);
  await form.open();
  await form.name.fill('Ruth Lynch');
  await form.email.fill('ruth.lynch@example.ie');
  await form.message.fill('<b>Could the menu</b> be in Irish and English?');
  await form.send.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Contact/);
}

/** One story on one site: later steps find what the earlier ones left. */
test('a day at the desk', async ({ page, request, site, problems }) => {
  test.slow();
  problems.expect(/40[0-9]|ERR_FAILED/);
  await arrange(page, request, site);
  const desk = new DeskPage(page);
  const dialog = page.getByRole('dialog');

  const { code, recoveryCodes } = await test.step('an owner comes from the site, and sets up an app', async () => {
    await openAccount(request, site, owner);
    const account = new Account(page);
    await account.login(owner);
    await account.inHeader('Admin Panel').click();
    await expect(desk.heading('Log in to the desk')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/desk');
    await desk.logInWithPassword();
    await expect(desk.heading('Protect the desk')).toBeVisible();
    const app = await desk.setUpApp();
    expect(app.recoveryCodes.length).toBeGreaterThan(7);
    await expect(desk.heading('Two things need you.')).toBeVisible();
    await expect(page.getByText('No backup was ever made.')).toBeVisible();
    return app;
  });

  await test.step('every place is seen whole, or under More on a phone, and can be reached by keyboard', async () => {
    const nav = page.getByRole('navigation', { name: 'Desk' });
    const [links, more] = [nav.getByRole('link'), nav.getByRole('button', { name: 'More' })];
    const areSeen = async (names: readonly (string | RegExp)[], width: number) => {
      await expect(links).toHaveText(names);
      for (const place of await links.all()) {
        const name = `${await place.textContent()} at ${width}`;
        await expect(place, name).toBeInViewport({ ratio: 1 });
        expect(await coverOf(place), name).toBeUndefined();
      }
    };
    const near = ['Today 2', 'Orders 1', 'Calendar'];
    const far = [
      'Offers',
      'Messages 1',
      'People',
      'Newsletter',
      'Posts',
      'Projects',
      'Numbers',
      'Prices',
      'Discounts',
      'Texts',
      'Profiles',
      'Settings',
      'Mail',
      'Access',
      'Log',
      /^Health \d$/,
    ];
    for (const width of [641, 1180]) {
      await page.setViewportSize({ width, height: 640 });
      await areSeen([...near, ...far], width);
      await expect(more).toHaveCount(0);
    }
    await page.setViewportSize({ width: 320, height: 568 });
    await areSeen(near, 320);
    await expect(more).toBeInViewport({ ratio: 1 });
    expect(await coverOf(more)).toBeUndefined();
    await more.press('Enter');
    await areSeen([...near, ...far], 320);
    expect(await coverOf(desk.button('Log out'))).toBeUndefined();
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(near.length);
    await page.keyboard.press('Enter');
    for (const _ of far) await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'Health' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(desk.heading('Health')).toBeVisible();
    await expect(links).toHaveCount(near.length);
    await expect(more).toBeFocused();
    for (const width of [820, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(desk.button('Log out'), `Log out in ${width} pixels`).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(wide);
  });

  await test.step('nothing on Access moves while its lists load one after another', async () => {
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

  await test.step('the first rows come with the page, before any script, for the team alone', async () => {
    const isScript = (url: URL) => url.pathname.endsWith('.js');
    await page.route(isScript, (route) => route.abort());
    // A server that takes too long for the rows sends the page without: on a busy machine another visit may be needed.
    const visit = (path: string, seen: Locator) =>
      expect(async () => {
        await page.goto(path);
        await expect(seen).toBeInViewport({ timeout: 1000 });
      }).toPass();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const row = page.getByRole('link', { name: /Orla <\/script><b>Kane/ });
      await visit('/desk/orders', row);
      expect(await coverOf(row)).toBeUndefined();
      await visit('/desk', desk.today);
    }
    await visit('/desk/orders?view=done', page.getByText('Nothing found.'));
    // Then the scripts take over what is there: a mismatch would be an error in the console.
    await page.unroute(isScript);
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
    await page.goto('/desk');
    await expect(page).toHaveURL('/desk/today');
    await page.goto('/desk/orders');
    await expect(page).toHaveTitle(/^Desk · /);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    expect(asked.filter((path) => ['/api/staff/session', '/api/staff/orders'].includes(path))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    for (const path of ['/desk', '/desk/orders', '/desk/today']) {
      const others = await (await request.get(path, { headers: { cookie: '' } })).text();
      expect(others, path).not.toContain('Orla');
    }
  });

  await test.step('by keyboard, an order is found and opened; its stage is set, undone, and a note is written', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('sinead');
    for (const name of ['People', 'Orders']) {
      const found = page.getByRole('group', { name }).getByRole('option', { name: /Sinéad Moore/ });
      await expect(found.first(), name).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Search orders' });
    await expect(search).toBeFocused();
    await page.keyboard.type('moore');
    const row = page.getByRole('row', { name: /Sinéad Moore.*Deposit paid/ }).getByRole('link');
    // It was in the list before the search, too: only the head is no hit.
    await expect(page.getByRole('row').filter({ hasNotText: 'Moore' })).toHaveCount(1);
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
    expect(await coverOf(desk.button('Undo'))).toBeUndefined();
    await desk.button('Undo').click();
    await expect(desk.button('New')).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel('New note').fill('Prefers to be called before noon.');
    await desk.button('Add the note').click();
    await expect(page.getByLabel('New note')).toHaveValue('');
    await expect(page.getByText('Prefers to be called before noon.')).toBeVisible();
  });

  await test.step('a recovery code leads back to where the owner was', async () => {
    await desk.logOut();
    await desk.logInWithPassword();
    await expect(desk.heading('Enter your code')).toBeVisible();
    await page.getByLabel('Code').fill(recoveryCodes[0] ?? code());
    await desk.button('Continue').click();
    await expect(page.getByText('Prefers to be called before noon.')).toBeVisible();
  });

  await test.step('a filter of the orders is kept, chosen and removed', async () => {
    const search = page.getByRole('searchbox', { name: 'Search orders' });
    await page.goto('/desk/orders');
    await search.fill('kane');
    await desk.button('Unpaid').click();
    await desk.button('Save this filter').click();
    await dialog.getByLabel('Name').fill('Kane, unpaid');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/desk/orders');
    const kept = desk.button('Kane, unpaid');
    await kept.click();
    await expect(page).toHaveURL(/view=unpaid/);
    await expect(search).toHaveValue('kane');
    await expect(kept).toHaveAttribute('aria-pressed', 'true');
    await desk.button('Remove this filter').click();
    await expect(kept).toBeHidden();
  });

  await test.step('a message is answered, alone and with others', async () => {
    const ruth = page.getByRole('article').getByRole('heading', { name: 'Ruth Lynch' }).first();
    const rows = page.locator('a[data-row]');
    await page.setViewportSize(phone);
    await page.goto('/desk/messages');
    await expect(page.getByText(/^Since (yesterday at )?\d+:\d\d\s[AP]M\.$/)).toBeVisible();
    await page.getByRole('link', { name: /Ruth Lynch/ }).click();
    await expect(desk.heading('Ruth Lynch')).toBeVisible();
    await expect(rows).toHaveCount(0);
    await page.setViewportSize(wide);
    await expect(desk.heading('One message waits for you.')).toBeVisible();
    await expect(rows).toHaveAttribute('aria-current', 'page');
    await expect(ruth).toBeVisible();
    await page.keyboard.press('r');
    const field = page.getByLabel('Your answer');
    await expect(field).toBeFocused();
    await page.keyboard.insertText('Yes: both languages fit.');
    await desk.button('Show the e-mail').click();
    await expect(dialog).toContainText('Hello Ruth,');
    await desk.button('Send the e-mail').click();
    await expect(desk.heading('No message waits for you.')).toBeVisible();
    await desk.button('Undo').click();
    await expect(field).toHaveValue('Yes: both languages fit.');
    await page.keyboard.press('e');
    await expect(page.getByRole('article').getByRole('button', { name: 'No reply needed' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByText('No message is waiting for an answer.')).toBeVisible();
    await page.setViewportSize(phone);
    await expect(page.getByRole('region', { name: 'Message', exact: true })).toContainText(
      '<b>Could the menu</b> be in Irish and English?',
    );
    // The list beside it has a view of the same name, until it gives way on a phone.
    const state = page.getByRole('group', { name: 'Is it answered?' });
    const answered = state.getByRole('button', { name: 'Answered', exact: true });
    await expect.poll(() => coverOf(answered)).toBeUndefined();
    await answered.click();
    await expect(answered).toHaveAttribute('aria-pressed', 'true');
    // In a wide window the first message is open beside the list.
    await page.setViewportSize(wide);
    await page.goto('/desk/messages?view=answered');
    await expect(page).toHaveURL(/\/messages\/[^/]+\?view=answered$/);
    await expect(ruth).toBeVisible();
    await page.setViewportSize(phone);
    const unanswered = state.getByRole('button', { name: 'Unanswered', exact: true });
    await unanswered.click();
    await expect(unanswered).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Messages' }).first().click();
    await expect(desk.button('Mark as answered')).toBeDisabled();
    await page.getByRole('checkbox', { name: /^Select the message of Ruth Lynch/ }).check();
    await expect(page.getByText('1 row selected')).toBeVisible();
    await desk.button('Mark as answered').click();
    await expect(page.getByText('1 message marked as answered.')).toBeVisible();
    await expect(desk.heading('No message waits for you.')).toBeVisible();
    await page.setViewportSize(wide);
  });

  await test.step('calls are booked by hand; opening hours that exclude one are refused, others are undone', async () => {
    const tuesday = nextTuesday();
    // "23 – 29 November"
    const week = desk.heading(/^\d.* – \d/);
    // G and C leads to the calendar, and doesn't book a call too.
    await page.goto('/desk/today');
    await expect(desk.today).toBeVisible();
    await desk.goByKeys('c');
    await page.waitForURL('**/desk/calendar');
    await expect(dialog).toBeHidden();
    await page.goto(`/desk/calendar?week=${tuesday}`);
    await expect(week).toBeVisible();
    await page.keyboard.press('c');
    await dialog.getByLabel('Day').fill(tuesday);
    await dialog.getByRole('group', { name: 'Free times' }).getByRole('button').first().click();
    await dialog.getByLabel('Name').fill('Nuala Keane');
    await dialog.getByLabel('E-mail', { exact: true }).fill('nuala.keane@example.ie');
    await dialog.getByLabel(/^Note/).fill('About the second shop.');
    const show = dialog.getByRole('button', { name: 'Show the e-mail' });
    expect(await coverOf(show)).toBeUndefined();
    await show.click();
    await expect(dialog).toContainText('To nuala.keane@example.ie');
    await expect(dialog).toContainText('About the second shop.');
    await dialog.getByRole('button', { name: 'Book and send' }).click();
    const call = page.getByRole('listitem').filter({ hasText: 'Nuala Keane' });
    await expect(call).toBeVisible();
    await expect(dialog).toBeHidden();

    await desk.button(/^Book a call$/).click();
    await dialog.getByLabel('Day').fill(tuesday);
    await dialog.getByRole('checkbox', { name: /^Another time/ }).check();
    await dialog.getByLabel('Time, in Ireland').fill('20:00');
    await dialog.getByLabel('Name').fill('Eoin Daly');
    await dialog.getByLabel('E-mail', { exact: true }).fill('eoin.daly@example.ie');
    await show.click();
    await expect(dialog.getByRole('status')).toContainText('isn’t a time that visitors can book');
    await dialog.getByRole('button', { name: 'Book it all the same' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Eoin Daly' })).toContainText('8:00 PM');

    const toHours = page.getByRole('link', { name: 'Hours and days off' });
    await toHours.click();
    await expect(desk.heading('When you can be booked')).toBeVisible();
    const hours = page.getByRole('region', { name: 'Opening hours' });
    await expect(hours).toContainText('2 hours from now');
    await desk.button('Change opening hours').click();
    await dialog.getByRole('button', { name: 'Remove 09:00 to 17:00 on Tuesday' }).click();
    const save = dialog.getByRole('button', { name: 'Save the hours' });
    const said = dialog.getByRole('status');
    await expect(said).toContainText('One call is booked outside these hours');
    await expect(said).toContainText('Nuala Keane');
    await expect(save).toBeDisabled();
    await dialog.getByRole('button', { name: 'Add hours on Tuesday' }).click();
    await dialog.getByLabel('Tuesday to').fill('08:00');
    await expect(said).toContainText('Tuesday: 9:00 AM to 8:00 AM ends before it starts.');
    await dialog.getByLabel('Tuesday to').fill('18:00');
    await dialog.getByLabel(/^Earliest time/).fill('4');
    await expect(said).toContainText('can be booked in the next seven days');
    await checkScreen(page, 'opening hours');
    await save.click();
    await expect(hours).toContainText('4 hours from now');
    await expect(hours).toContainText('9:00 AM to 6:00 PM');
    await desk.button('Undo').click();
    await expect(hours).toContainText('2 hours from now');

    await page.goto(`/desk/calendar?day=${tuesday}`);
    await expect(call).toContainText('About the second shop.');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^No calls are booked on this day\./)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('day')).toBe(addDays(tuesday, 1));
  });

  await test.step('an issue is written, previewed and tried; another member’s change of it is reported', async () => {
    const subject = page.getByLabel('Subject', { exact: true });
    const text = page.getByLabel('Text, in Markdown');
    const saved = page.getByText('Draft, saved', { exact: true });
    await desk.goByKeys('n');
    await expect(desk.heading('Newsletter')).toBeVisible();
    await expect(page.getByText('1 reader confirmed, 0 not yet')).toBeVisible();
    await desk.button('New draft').click();
    await expect(page.getByText('It needs a subject.')).toBeVisible();
    await subject.fill('Three menus that sell');
    await text.fill('![cat](cat.png)');
    await expect(page.getByText(/This image isn’t supported/)).toBeVisible();
    await text.fill('See [the calendar](/booking).\n\n- one\n- **two**');
    await expect(saved).toBeVisible();
    await page.reload();
    await expect(subject).toHaveValue('Three menus that sell');
    await expect(text).toHaveValue(/\*\*two\*\*/);

    const light = page.frameLocator('iframe[title="The e-mail, light"]');
    await expect(light.getByRole('heading', { name: 'Three menus that sell' })).toBeVisible();
    await expect(light.locator('body')).toHaveCSS('background-color', 'rgb(250, 250, 253)');
    await page.getByRole('radio', { name: 'Dark' }).check();
    const dark = page.frameLocator('iframe[title="The e-mail, dark"]');
    await expect(dark.locator('body')).toHaveCSS('background-color', 'rgb(18, 13, 32)');
    await checkScreen(page, 'an issue');
    await page.getByRole('radio', { name: 'Plain text' }).check();
    await expect(page.getByText(/the calendar \(http.*\/booking\)/)).toBeVisible();
    await desk.button('Send to me').click();
    const tried = async () => (await outbox(site)).filter((mail) => mail.to === owner && /^Trial: /.test(mail.subject));
    await expect.poll(tried).toHaveLength(1);

    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByLabel('Subject', { exact: true })).toHaveValue('Three menus that sell');
    await text.fill('From the first window');
    await desk.button('Save').click();
    await expect(saved).toBeVisible();
    await other.getByLabel('Text, in Markdown').fill('From the second window');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByRole('button', { name: 'Save mine as a new draft' }).click();
    await expect(other).not.toHaveURL(page.url());
    await expect(other.getByLabel('Text, in Markdown')).toHaveValue('From the second window');
    await expect(other.getByText('Draft, saved', { exact: true })).toBeVisible();
    await other.close();
    await expect(text).toHaveValue('From the first window');
  });

  await test.step('it is shown first, sent, stopped before the last e-mail, and continued', async () => {
    await desk.button('Send …').click();
    await expect(dialog.getByText(/goes once to 1 reader:/)).toBeVisible();
    await expect(dialog.frameLocator('iframe').getByRole('heading', { name: 'Three menus that sell' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Send to 1 reader' }).click();
    await desk.button('Stop Three menus that sell').click();
    await expect(page.getByText('Stopped · 0 of 1 sent and 1 stopped')).toBeVisible();
    await desk.button('Undo').click();
    await expect(page.getByText('Sent · 1 of 1 sent')).toBeVisible({ timeout: 60_000 });
    const sent = async () => (await outbox(site)).filter(({ to, subject }) => to === reader && /^Three /.test(subject));
    await expect.poll(sent).toHaveLength(1);
  });

  await test.step('a price is changed, published to every page without a stop, and taken back', async () => {
    const visitor = await page.context().newPage();
    const isSoldFor = async (price: string) => {
      await visitor.goto('/service/stepWizardPage?solution=trinity');
      const core = visitor.getByRole('radio', { name: /^Trinity Core/ });
      await expect(core).toHaveAccessibleDescription(new RegExp(price));
    };
    await desk.goByKeys('r');
    await page.getByRole('link', { name: 'Systems' }).click();
    await expect(desk.heading('Prices')).toBeVisible();
    const quick = page.getByRole('region', { name: 'Prices in the quick quote' });
    const price = quick.getByRole('group', { name: 'Trinity Core' }).getByLabel('Beta price, €');
    await price.fill('');
    await expect(price).toHaveAccessibleDescription(/missing|whole number/);
    await price.fill('650');
    await expect(page.getByText('1 change to publish, saved')).toBeVisible();
    const shown = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Preview' }).click();
    const preview = await shown;
    await isSoldFor('€650');
    await preview.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(preview.getByText('A preview:')).toHaveCount(0);
    await preview.close();
    await isSoldFor('€600');
    await desk.button('Publish …').click();
    await expect(dialog.getByText('Trinity Core, quick quote, beta price: €600, now €650')).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Published. Every page and wizard has it from now on.')).toBeVisible();
    // Its time stands still under the pointer.
    await desk.button('Undo').hover();
    await isSoldFor('€650');
    await desk.button('Undo').click();
    await expect(page.getByText('Price list 2')).toBeVisible();
    await isSoldFor('€600');
    await visitor.close();
  });

  await desk.logOut();
});
