import { Booking, type Visitor } from '../../booking.ts';
import { coverOf } from '../../layout.ts';
import { newContext } from '../../sharedPage.ts';
import { expect, look, mailTo, office, type Year } from './test.ts';

/** A visitor books a call on the site. */
export async function bookCall({ browser, site }: Year, caller: Visitor): Promise<void> {
  const context = await newContext(browser);
  const page = await context.newPage();
  const booking = new Booking(page);
  await page.goto(`${site.url}/booking`);
  await booking.nextFree.click();
  // The second free day: late in the first one, no other time would be left to move to.
  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /\d times? free/ })
    .nth(1)
    .click();
  await booking.times.first().check();
  await booking.next.click();
  await booking.confirmFor(caller);
  await context.close();
}

/** The dialog for days off names the calls that are booked on them. */
export async function takeDayOff(year: Year, { name }: Visitor): Promise<void> {
  const { page, desk } = year;
  await page.goto('/desk/calendar');
  await expect(desk.heading(/ – /)).toBeVisible();
  const call = page.getByRole('listitem').filter({ hasText: name });
  const week = page.getByText(new RegExp(`No calls are booked|${name}`)).first();
  await expect(week).toBeVisible();
  while (!(await call.isVisible())) {
    const answered = page.waitForResponse(/\/api\/staff\/bookings/);
    await desk.button('Week after').click();
    await answered;
    await expect(week).toBeVisible();
  }
  const [from, until] = [0, 14].map((days) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10));
  const hours = page.getByRole('link', { name: 'Hours and days off' });
  await hours.click();
  await desk.button('Add days off').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First day').fill(from ?? '');
  await dialog.getByLabel(/^Last day/).fill(until ?? '');
  await dialog.getByLabel(/^Purpose/).fill('Stocktaking');
  await expect(dialog).toContainText('One call is booked on these days. It stays, unless you move it.');
  await expect(dialog.getByRole('listitem')).toHaveText(new RegExp(`^${name}, `));
  const add = dialog.getByRole('button', { name: 'Add 15 days off' });
  expect(await coverOf(add)).toBeUndefined();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(hours).toBeVisible();
}

/** The page of a call has its history, its e-mails, and the way to its person. */
async function seeCall({ page, desk }: Year, name: string): Promise<void> {
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveText([/^Booked on the site/, /^Moved from /, /^Consultation cancelled/]);
  const mails = page.getByRole('region', { name: 'E-mails' }).getByRole('listitem');
  await expect(mails).toHaveText([/^Booked: /, /^Moved: /, /^Cancelled: /]);
  await page.reload();
  await expect(desk.heading(`Call with ${name}`)).toBeVisible();
  await look(page, 'a call');
  await page.getByRole('link', { name: 'Calendar' }).last().click();
  await expect(desk.heading(/ – /)).toBeVisible();
}

/** The agency moves the call, then cancels it; both sides get each e-mail. Then the day off is added, and removed again. */
export async function moveCall(year: Year, { name, email }: Visitor): Promise<void> {
  const { page, desk } = year;
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: new RegExp(`^${name} `) }).click();
  await expect(desk.heading(`Call with ${name}`)).toBeVisible();
  await desk.button('Move').click();
  await dialog.getByRole('group', { name: 'Free times' }).getByRole('button').last().click();
  const move = dialog.getByRole('button', { name: /^Move to/ });
  expect(await coverOf(move)).toBeUndefined();
  await move.click();
  await expect(page.getByText(/Both of you get an e-mail\.$/)).toBeVisible();
  await mailTo(year, email, /^Moved: your consultation/);
  await mailTo(year, office, new RegExp(`^Moved: consultation with ${name}`));
  await desk.button('Cancel').click();
  await dialog.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(page.getByText(/ · cancelled$/)).toBeVisible();
  await mailTo(year, email, /^Cancelled: your consultation/);
  await seeCall(year, name);

  const sunday = new Date();
  sunday.setUTCDate(sunday.getUTCDate() + 7 - sunday.getUTCDay());
  const day = sunday.toISOString().slice(0, 10);
  const hours = page.getByRole('link', { name: 'Hours and days off' });
  await hours.click();
  await desk.button('Add days off').click();
  await dialog.getByLabel('First day').fill(day);
  await dialog.getByLabel(/^Purpose/).fill('Stocktaking');
  await dialog.getByRole('button', { name: 'Add 1 day off' }).click();
  const daysOff = page.getByRole('region', { name: 'Days off' });
  await expect(daysOff).toContainText('Stocktaking');
  await page.goto(`/desk/calendar?week=${day}`);
  const off = page.getByText('Day off: Stocktaking');
  await expect(off).toBeVisible();
  await hours.click();
  await daysOff.getByRole('button', { name: 'Remove Stocktaking' }).click();
  await expect(daysOff).not.toContainText('Stocktaking');
  await page.goBack();
  await expect(hours).toBeVisible();
  await expect(off).toBeHidden();
}
