import { ContactForm, exampleMessage } from './contactForm.ts';
import { messagesFrom, outbox } from './database.ts';
import { holdScripts } from './heldScripts.ts';
import { pressByKeys, tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';

test('by keyboard alone from the landing page to a sent message, with e-mails to both sides', async ({
  page,
  site,
}) => {
  const email = 'contact.keys@example.ie';
  const form = new ContactForm(page);
  await page.goto('/');
  await pressByKeys(page, page.getByRole('banner').getByRole('link', { name: 'Contact Us' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  for (const [field, words] of [
    [form.name, exampleMessage.name],
    [form.email, email],
    [form.message, exampleMessage.message],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.insertText(words);
  }
  await pressByKeys(page, form.send);
  await expect(form.thanks).toBeVisible();
  await expect(form.thanks).toBeFocused();
  expect(messagesFrom(site, email)).toMatchObject([{ name: exampleMessage.name, message: exampleMessage.message }]);
  const mails = async () => (await outbox(site)).filter(({ text, to }) => text.includes(email) || to === email);
  await expect.poll(mails).toHaveLength(2);
  expect((await mails()).map(({ subject }) => subject)).toContain('Your message to Trinity Works');
});

test('shows errors beside the fields and focuses the first', async ({ page }) => {
  const form = new ContactForm(page);
  await form.open();
  await form.email.fill('ann@');
  await form.send.click();
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription('Please enter your name.');
  await expect(form.email).toHaveAccessibleDescription('Please enter a valid email.');
  await expect(form.message).toHaveAccessibleDescription(/Please write us a few words\.$/);
});

test('shows when the server is down, keeps what was typed, and a retry works', async ({ page, problems, site }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const email = 'offline@example.ie';
  const form = new ContactForm(page);
  await form.open();
  await form.fillIn(email);
  await page.context().setOffline(true);
  await form.send.click();
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await expect(page.getByRole('alert')).toContainText('Your message is still here');
  await expect(form.message).toHaveValue(exampleMessage.message);
  await page.context().setOffline(false);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(messagesFrom(site, email)).toHaveLength(1);
});

test('a lost response does not create a second message', async ({ page, problems, site }) => {
  problems.expect(/ERR_FAILED/);
  const email = 'lost@example.ie';
  const form = new ContactForm(page);
  await form.open();
  await form.fillIn(email);
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/contact');
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(messagesFrom(site, email)).toHaveLength(1);
});

test('keeps and sends what was typed before hydration', async ({ page, site }) => {
  const email = 'early@example.ie';
  const form = new ContactForm(page);
  const release = await holdScripts(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await form.fillIn(email);
  await release();
  await expect(form.name).toHaveValue(exampleMessage.name);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(messagesFrom(site, email)).toMatchObject([{ name: exampleMessage.name, message: exampleMessage.message }]);
});

test('sends the plan of a link', async ({ page, site }) => {
  const form = new ContactForm(page);
  await form.open('?plan=full.solution:financial.hybrid');
  await expect(page.getByRole('region', { name: 'We’ll send your plan with it' })).toContainText(
    'Full System platform',
  );
  await form.fillIn('planned@example.ie');
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(messagesFrom(site, 'planned@example.ie')).toMatchObject([{ plan: 'full.solution:financial.hybrid' }]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // The browser logs the blocked script preloads.
  test.beforeEach(({ problems }) => problems.expect(/\.js csp$/));

  test('a message is corrected, reviewed and sent', async ({ page, problems, site }) => {
    problems.expect(/422/);
    const email = 'contact.plain@example.ie';
    const form = new ContactForm(page);
    await page.goto('/contact-us');
    await form.fillIn('noscript');
    await form.send.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your message hasn’t been sent yet' })).toBeVisible();
    await expect(form.email).toBeFocused();
    await expect(form.email).toHaveAccessibleDescription('Please enter a valid email.');
    await expect(form.message).toHaveValue(exampleMessage.message);
    await form.email.fill(email);
    // The server refuses faster submissions.
    await page.waitForTimeout(3_100);
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    await expect(page).toHaveURL('/contact-us/sent');
    expect(messagesFrom(site, email)).toMatchObject([{ name: exampleMessage.name, message: exampleMessage.message }]);
  });

  test('a valid message is shown for review before it is sent', async ({ page, site }) => {
    const form = new ContactForm(page);
    await page.goto('/contact-us');
    await form.fillIn('shown@example.ie');
    await form.send.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Is this your message?' })).toBeVisible();
    expect(messagesFrom(site, 'shown@example.ie')).toEqual([]);
    await page.waitForTimeout(3_100);
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(messagesFrom(site, 'shown@example.ie')).toHaveLength(1);
  });
});
