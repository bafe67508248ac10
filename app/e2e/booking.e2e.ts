import { ann, Booking } from './booking.ts';
import { outbox } from './database.ts';
import { pressByKeys, tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';

test('by keyboard alone from the landing page to "Booking Confirmed!", with e-mails to both sides', async ({
  page,
  site,
}) => {
  const email = 'booking.keys@example.ie';
  const booking = new Booking(page);
  await page.goto('/');
  await pressByKeys(page, page.getByRole('main').getByRole('link', { name: 'Book a free 30-minute consultation' }));
  await expect(booking.heading('Book a 30-minute consultation')).toBeVisible();
  await pressByKeys(page, booking.nextFree);
  await expect(page.getByRole('heading', { name: 'Select a Time' })).toBeFocused();
  await tabTo(page, booking.times.first());
  await page.keyboard.press('Space');
  await pressByKeys(page, booking.next);
  await expect(booking.heading('Confirm Your Booking')).toBeFocused();
  await tabTo(page, booking.name);
  await page.keyboard.type(ann.name);
  await page.goBack();
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
  await page.goForward();
  await expect(booking.name).toHaveValue(ann.name);
  await tabTo(page, booking.email);
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(booking.heading('Booking Confirmed!')).toBeFocused();
  const mails = async () => (await outbox(site)).filter(({ to, text }) => to === email || text.includes(email));
  await expect.poll(mails).toHaveLength(2);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Calendar file (.ics)' }).click();
  expect((await download).suggestedFilename()).toBe('consultation.ics');
});

test('where the day, its times and the button are, nothing has to be scrolled in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const booking = new Booking(page);
  await booking.open();
  await booking.chooseFirst();
  for (const part of [page.getByRole('gridcell', { selected: true }), page.getByRole('radio').last(), booking.next])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('plain forms lead to a booking, and cancel it', async ({ page, problems }) => {
    problems.expect(/\.js csp$/);
    await page.goto('/booking');
    await page.getByRole('button', { name: 'Choose a time on a plain page' }).click();
    await page.getByRole('listitem').getByRole('link').last().click();
    await page.getByRole('radio').first().check();
    await page.getByRole('textbox', { name: 'Full Name' }).fill('No Script');
    await page.getByRole('textbox', { name: 'Email Address' }).fill('booking.plain@example.ie');
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking Confirmed!');
    await page.goto(page.url().replace('/plain/', '/manage/').replace('?new', ''));
    await page.getByRole('button', { name: 'Show my booking' }).click();
    await page.getByRole('button', { name: 'Cancel the consultation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This consultation is cancelled');
  });
});

test('when scripts fail to load, the plain page is offered', async ({ page, problems }) => {
  problems.expect(/\.js/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/booking');
  const plain = page.getByRole('button', { name: 'Choose a time on a plain page' });
  await expect(plain).toBeHidden();
  // Appears after a delay, which the test skips.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(plain).toBeVisible();
});
