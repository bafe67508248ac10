import { ContactForm, exampleMessage } from './contactForm.ts';
import { messagesFrom, outbox } from './database.ts';
import { holdScripts } from './heldRequests.ts';
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
  await expect(form.thanks).toBeFocused();
  expect(messagesFrom(site, email)).toMatchObject([{ name: exampleMessage.name, message: exampleMessage.message }]);
  const mails = async () => (await outbox(site)).filter(({ text, to }) => text.includes(email) || to === email);
  await expect.poll(mails).toHaveLength(2);
});

test('what was typed before hydration is kept, and sent once although its answer is lost', async ({
  page,
  problems,
  site,
}) => {
  problems.expect(/ERR_FAILED/);
  const email = 'early@example.ie';
  const form = new ContactForm(page);
  const release = await holdScripts(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await form.fillIn(email);
  await release();
  await expect(form.name).toHaveValue(exampleMessage.name);
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.send.click();
  await expect(page.getByRole('alert')).toContainText('Your message is still here');
  await page.unroute('**/api/contact');
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(messagesFrom(site, email)).toMatchObject([{ name: exampleMessage.name, message: exampleMessage.message }]);
});
