import { addDays, weekdayOf } from '../src/domain/booking/day.ts';
import { findings } from './axe.ts';
import { DeskPage, onDesk } from './deskPage.ts';
import { coverOf, overflow } from './layout.ts';
import { expect, test } from './test.ts';

const owner = 'calendar@agency.example';

test.use({ settings: { ADMIN_EMAILS: owner }, ...onDesk });

/** A Tuesday at least a week from now, in summer too far from a public holiday to be one. */
function nextTuesday(): string {
  const soon = addDays(new Date().toISOString().slice(0, 10), 7);
  return addDays(soon, (9 - weekdayOf(soon)) % 7);
}

test('a call is booked by hand; opening hours that exclude it are refused, others are saved and undone', async ({
  page,
  request,
  site,
  problems,
}) => {
  problems.expect(/40[0-9]/);
  const desk = new DeskPage(page);
  await desk.enterWithApp(request, site, owner);
  const tuesday = nextTuesday();
  // "23 – 29 November"
  const week = desk.heading(/^\d.* – \d/);
  await page.goto(`/desk/calendar?week=${tuesday}`);
  await expect(week).toBeVisible();

  const dialog = page.getByRole('dialog');
  // G and C leads to the calendar, and doesn't book a call too.
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

  await page.getByRole('link', { name: 'Hours and days off' }).click();
  await expect(desk.heading('When you can be booked')).toBeVisible();
  const hours = page.getByRole('region', { name: 'Opening hours' });
  await expect(hours).toContainText('2 hours from now');
  await hours.getByRole('button', { name: 'Change opening hours' }).click();
  await dialog.getByRole('button', { name: 'Remove 09:00 to 17:00 on Tuesday' }).click();
  const save = dialog.getByRole('button', { name: 'Save the hours' });
  await expect(dialog.getByRole('status')).toContainText('One call is booked outside these hours');
  await expect(dialog.getByRole('status')).toContainText('Nuala Keane');
  await expect(save).toBeDisabled();
  await dialog.getByRole('button', { name: 'Add hours on Tuesday' }).click();
  await dialog.getByLabel('Tuesday to').fill('08:00');
  await expect(dialog.getByRole('status')).toContainText('Tuesday: 9:00 AM to 8:00 AM ends before it starts.');
  await dialog.getByLabel('Tuesday to').fill('18:00');
  await dialog.getByLabel(/^Earliest time/).fill('240');
  await expect(dialog.getByRole('status')).toContainText('can be booked in the next seven days');
  expect(await findings(page)).toEqual([]);
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
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toEqual({ by: 0, what: [] });
  await page.getByRole('link', { name: 'Hours and days off' }).click();
  await desk.button('Change opening hours').click();
  expect(await overflow(page)).toEqual({ by: 0, what: [] });
});
