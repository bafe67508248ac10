import { Account } from './account.ts';
import { Booking } from './booking.ts';
import { ContactForm } from './contactForm.ts';
import { expect, test } from './test.ts';

/** Near its upper edge: an error above it moves it by a line. */
const edge = { position: { x: 20, y: 4 } };

// A field shows its error as it is left, which moves what is below it. At the top of a page, the browser doesn't scroll with it.
test.use({ viewport: { width: 390, height: 1400 } });

test('a click on the submit button counts although leaving the field shows its error', async ({ page }) => {
  const form = new ContactForm(page);
  await form.open();
  await form.name.fill('Ann');
  await form.email.fill('ann@');
  await form.send.click(edge);
  await expect(form.message).toHaveAccessibleDescription(/Please write us a few words\.$/);

  const account = new Account(page);
  await page.goto('/Login');
  await account.email.fill('ann@');
  await account.logIn.click(edge);
  await expect(account.password).toHaveAttribute('aria-invalid', 'true');

  const booking = new Booking(page);
  await booking.open();
  await booking.toDetails();
  await booking.email.fill('ann@');
  // The button says what is missing, and counts as disabled for that.
  await booking.confirm.click({ ...edge, force: true });
  await expect(booking.name).toBeFocused();
});
