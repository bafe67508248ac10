import { colourFindings, findings } from './axe.ts';
import { outbox } from './database.ts';
import { DeskPage, onDesk } from './deskPage.ts';
import { linkInMail, NewsletterBlock } from './newsletterBlock.ts';
import { expect, test } from './test.ts';

const owner = 'newsletter-owner@agency.example';

test.use({ settings: { ADMIN_EMAILS: owner }, ...onDesk });

test('an issue is written, previewed, sent as a test, sent and stopped', async ({ page, request, site, problems }) => {
  problems.expect(/40[0-9]/);
  const reader = 'desk.reader@example.ie';
  await page.goto('/contact-us/sent');
  const block = new NewsletterBlock(page);
  await block.email.fill(reader);
  await block.subscribe.click();
  await page.goto(await linkInMail(site, reader, 'Please confirm'));
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Successfully subscribed to our newsletters' }),
  ).toBeVisible();

  const desk = new DeskPage(page);
  await desk.enterWithApp(request, site, owner);
  await expect(page.getByText('No backup was ever made.')).toBeVisible();
  await desk.goByKeys('n');
  await expect(desk.heading('Newsletter')).toBeVisible();
  await expect(page.getByText('1 reader confirmed, 0 not yet')).toBeVisible();

  const subject = page.getByLabel('Subject', { exact: true });
  const text = page.getByLabel('Text, in Markdown');
  const saved = page.getByText('Draft, saved', { exact: true });
  const mails = async (to: string, wanted: string) =>
    (await outbox(site)).filter((mail) => mail.to === to && mail.subject === wanted);

  await test.step('a draft names what its e-mail can’t show, and is saved while it is written', async () => {
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
  });

  await test.step('the preview is shown light, dark and as plain text, and runs no scripts', async () => {
    const light = page.frameLocator('iframe[title="The e-mail, light"]');
    await expect(light.getByRole('heading', { name: 'Three menus that sell' })).toBeVisible();
    await expect(light.locator('body')).toHaveCSS('background-color', 'rgb(250, 250, 253)');
    await desk.button('Dark').click();
    const dark = page.frameLocator('iframe[title="The e-mail, dark"]');
    await expect(dark.locator('body')).toHaveCSS('background-color', 'rgb(18, 13, 32)');
    expect.soft(await findings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await desk.button('Plain text').click();
    await expect(page.getByText(/the calendar \(http.*\/booking\)/)).toBeVisible();
    expect.soft(await colourFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('a test copy is sent to the member', async () => {
    await desk.button('Send to me').click();
    await expect.poll(async () => (await mails(owner, 'Trial: Three menus that sell')).length).toBe(1);
  });

  await test.step('a change that another member has saved meanwhile is reported, and neither text is lost', async () => {
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
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/goes once to 1 reader:/)).toBeVisible();
    await expect(dialog.frameLocator('iframe').getByRole('heading', { name: 'Three menus that sell' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Send to 1 reader' }).click();
    await desk.button('Stop Three menus that sell').click();
    await expect(page.getByText('Stopped · 0 of 1 sent and 1 stopped')).toBeVisible();
    await desk.button('Undo').click();
    await expect(page.getByText('Sent · 1 of 1 sent')).toBeVisible({ timeout: 60_000 });
    await expect.poll(async () => (await mails(reader, 'Three menus that sell')).length).toBe(1);
    await page.goto('/desk/newsletter');
    await expect(page.getByRole('link', { name: 'Three menus that sell' })).toHaveCount(2);
    expect.soft(await findings(page)).toEqual([]);
  });

  await test.step('a filter of the orders is kept, chosen and removed', async () => {
    await page.goto('/desk/orders');
    await page.getByRole('searchbox', { name: 'Search orders' }).fill('byrne');
    await desk.button('Unpaid').click();
    await desk.button('Save this filter').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Byrne, unpaid');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/desk/orders');
    const kept = page.getByRole('button', { name: 'Byrne, unpaid' });
    await kept.click();
    await expect(page).toHaveURL(/view=unpaid/);
    await expect(page).toHaveURL(/search=byrne/);
    await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('byrne');
    await expect(kept).toHaveAttribute('aria-pressed', 'true');
    await desk.button('Remove this filter').click();
    await expect(kept).toBeHidden();
  });
  await desk.logOut();
});
