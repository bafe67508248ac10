import { linkInMail } from './account.ts';
import { holdScripts } from './heldRequests.ts';
import { pressByKeys, tabTo } from './keyboard.ts';
import { NewsletterBlock } from './newsletterBlock.ts';
import { expect, test } from './test.ts';

test('by keyboard alone, an address is subscribed, confirmed and unsubscribed', async ({ page, site }) => {
  const email = 'reader@example.ie';
  const newsletter = new NewsletterBlock(page);
  await page.goto('/contact-us/sent');
  await tabTo(page, newsletter.email);
  await page.keyboard.insertText(email);
  await pressByKeys(page, newsletter.subscribe);
  await expect(newsletter.block.getByText(/^One more step/)).toBeFocused();

  await page.goto(await linkInMail(site, email, 'Please confirm'));
  await expect(page.getByRole('heading', { level: 1, name: 'Do you want our newsletter?' })).toBeVisible();
  await pressByKeys(page, page.getByRole('button', { name: 'Yes, subscribe me' }));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Successfully subscribed to our newsletters' }),
  ).toBeVisible();

  await page.goto(await linkInMail(site, email, 'You are subscribed'));
  await pressByKeys(page, page.getByRole('button', { name: 'Unsubscribe' }));
  await expect(page.getByRole('heading', { level: 1, name: 'You are unsubscribed.' })).toBeVisible();
});

test('keeps an address typed before hydration', async ({ page }) => {
  const newsletter = new NewsletterBlock(page);
  const release = await holdScripts(page);
  await page.goto('/contact-us/sent', { waitUntil: 'commit' });
  await newsletter.email.fill('early.reader@example.ie');
  await release();
  await newsletter.subscribe.click();
  await expect(newsletter.block.getByText(/^One more step/)).toBeVisible();
});
