import type { Locator } from '@playwright/test';
import { newBooking } from '../../server/booking/bookings.ts';
import { sampleHosts } from '../../server/demo-data/bookings.ts';
import { openDatabase } from '../../server/platform/db/open.ts';
import { readSettings } from '../../server/platform/settings/settings.ts';
import { instantOf } from '../../src/domain/booking/clock.ts';
import { addDays, weekdayOf } from '../../src/domain/booking/day.ts';
import { isIrishHoliday } from '../../src/domain/booking/holidays.ts';
import { dayLabel } from '../../src/domain/booking/labels.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import { findings } from '../axe.ts';
import { DeskPage, onDesk } from '../deskPage.ts';
import { areOnTop, coverOf, overflow } from '../layout.ts';
import type { Site } from '../site.ts';
import { expect, test } from '../test.ts';
import { calendarRow } from './calendarRow.ts';

const owners = ['week@agency.example', 'click@agency.example'] as const;

test.use({ settings: { ADMIN_EMAILS: owners.join(',') }, ...onDesk });

/** The Monday of a week to come without public holidays. */
function nextWeek(): string {
  let monday = addDays(new Date().toISOString().slice(0, 10), 7);
  monday = addDays(monday, (8 - weekdayOf(monday)) % 7);
  while ([0, 1, 2, 3, 4].some((days) => isIrishHoliday(addDays(monday, days)))) monday = addDays(monday, 7);
  return monday;
}

const monday = nextWeek();
const [tuesday, wednesday, thursday] = [1, 2, 3].map((days) => addDays(monday, days)) as [string, string, string];
/** An instant by the agency's clock: `at(monday, 9, 30)`. */
const at = (day: string, hours: number, minutes = 0) =>
  instantOf({ day, minutes: hours * 60 + minutes }, opening.timeZone);

/** Two hosts with calls that overlap, one late in the evening, one cancelled; a busy calendar, and a day off. */
async function addWeek({ dataDir, url }: Site): Promise<void> {
  const database = await openDatabase(readSettings({ DATA_DIR: dataDir, SITE_URL: url }));
  const now = new Date();
  const created = now.toISOString();
  await database.deleteFrom('hosts').execute();
  await database.insertInto('hosts').values(sampleHosts).execute();
  const call = (id: string, name: string, start: number, host = 0) => {
    const email = `${id}.week@example.ie`;
    const request = { name, email, date: new Date(start).toISOString(), duration: 30 as const };
    const span = { start, end: start + opening.length * 60_000 };
    return { ...newBooking(request, span, id, now), id, host_id: sampleHosts[host]?.id ?? '' };
  };
  await database
    .insertInto('bookings')
    .values([
      call('maeve', 'Maeve Kelly', at(tuesday, 10)),
      call('ruth', 'Ruth Lynch-Featherstonehaugh', at(tuesday, 10), 1),
      call('ann', 'Ann Byrne', at(tuesday, 10, 30)),
      call('late', 'Eoin Daly', at(wednesday, 20), 1),
      { ...call('off', 'Cian Doyle', at(wednesday, 14)), status: 'cancelled' },
    ])
    .execute();
  await database.insertInto('calendars').values(calendarRow('own', created)).execute();
  const busy = (start: number, end: number) => ({
    calendar_id: 'own',
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(end).toISOString(),
  });
  await database
    .insertInto('busy_times')
    .values([busy(at(monday, 12), at(monday, 13, 30)), busy(at(monday, 13), at(monday, 14))])
    .execute();
  const off = { from_day: thursday, to_day: thursday, label: 'Stocktaking', created_at: created, removed_at: null };
  await database
    .insertInto('days_off')
    .values({ ...off, id: 'off' })
    .execute();
  await database.destroy();
}

/** The name of a day's heading: "Tue 24 November 2026". */
const spoken = (day: string) => dayLabel(day).replace(/^(\w{3})\w+/, '$1');

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} isn’t shown`);
  return box;
};

test('a week shows each call on top at its time, those that overlap side by side, and busy times, days off and today', async ({
  page,
  request,
  site,
  problems,
}) => {
  problems.expect(/40[0-9]/);
  await addWeek(site);
  const desk = new DeskPage(page);
  await desk.enterWithApp(request, site, owners[0]);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/desk/calendar');
  await expect(page.getByRole('heading', { level: 2, name: /Today$/ })).toBeVisible();
  // Late in a week, no time is left.
  await expect(
    page.getByText(
      /^No calls are booked in this week\. (Visitors can book \d+ times?|No times are left for visitors)\./,
    ),
  ).toBeVisible();

  await page.goto(`/desk/calendar?week=${monday}`);
  const dayOf = (day: string) => page.getByRole('region', { name: spoken(day) });
  const call = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
  const calls = page.getByRole('link', { name: / [AP]M to / });
  await expect(page.getByText(/^Four calls are booked\./)).toBeVisible();
  await expect(calls).toHaveText([/^Maeve Kelly/, /^Ruth Lynch/, /^Ann Byrne/, /^Cian Doyle/, /^Eoin Daly/]);
  await expect(call('Maeve')).toHaveAccessibleName('Maeve Kelly 10:00 AM to 10:30 AM, with Aoife Nolan');
  await expect(call('Cian')).toHaveAccessibleName('Cian Doyle 2:00 PM to 2:30 PM, with Aoife Nolan, cancelled');
  await expect(dayOf(monday).getByText(/^Busy/)).toHaveText('Busy 12:00 PM to 2:00 PM, Aoife Nolan');
  await expect(dayOf(thursday)).toContainText('Day off: Stocktaking');
  await expect(page.getByRole('list', { name: 'In this calendar' })).toHaveText(/Aoife Nolan.*Conor Daly.*Busy/);

  // From 8 AM to 9 PM: an hour before the opening hours, and up to the end of the late call.
  const { y, height } = await boxOf(page.getByRole('button', { name: `Book a call on ${dayLabel(tuesday)}` }));
  const maeve = await boxOf(call('Maeve'));
  const ruth = await boxOf(call('Ruth'));
  for (const [box, hours] of [
    [maeve, 10],
    [ruth, 10],
    [await boxOf(call('Ann')), 10.5],
    [await boxOf(call('Eoin')), 20],
  ] as const)
    expect(Math.abs(box.y - y - ((hours - 8) / 13) * height)).toBeLessThan(3);
  expect(maeve.x + maeve.width).toBeLessThanOrEqual(ruth.x);
  for (const each of await calls.all()) expect(await coverOf(each)).toBeUndefined();
  expect(await overflow(page)).toEqual({ by: 0, what: [] });
  expect(await findings(page)).toEqual([]);

  await call('Ann').press('Enter');
  await expect(desk.heading('Call with Ann Byrne')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Calendar' }).click();
  await expect(call('Ann')).toHaveAttribute('aria-current', 'true');
  await expect(call('Maeve')).not.toHaveAttribute('aria-current');
  await dayOf(tuesday)
    .getByRole('link', { name: spoken(tuesday) })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ann Byrne' })).toContainText('ann.week@example.ie');
  await expect(page.getByRole('button', { name: 'Book a call at 9:00 AM' })).toBeVisible();
  await page.goto(`/desk/calendar?day=${monday}`);
  await expect(page.getByRole('listitem').filter({ hasText: /^12:00 PMBusy/ })).toContainText(
    'Busyuntil 2:00 PM, in Aoife Nolan’s own calendar',
  );
  await page.goto(`/desk/calendar?week=${monday}`);
  await expect(calls).toHaveCount(5);
  // On a phone: the days as lists, with what can be done.
  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.getByRole('listitem').filter({ hasText: 'Eoin Daly' });
  await expect(row).toContainText('8:00 PM');
  await expect(page.getByText('Day off: Stocktaking')).toBeVisible();
  const strip = page.getByRole('navigation', { name: 'Days of the week' }).getByRole('link');
  await expect(strip.nth(1)).toHaveAccessibleName(`${spoken(tuesday)}: 3 calls`);
  await areOnTop(page, row.getByRole('button'));
  expect(await overflow(page)).toEqual({ by: 0, what: [] });
});

test('a click on a day books at that time, free or not; with the keyboard, the day is filled in', async ({
  page,
  request,
  site,
  problems,
}) => {
  problems.expect(/40[0-9]/);
  const desk = new DeskPage(page);
  await desk.enterWithApp(request, site, owners[1]);
  await page.setViewportSize({ width: 1440, height: 1000 });
  // A week later, without calls: from 8 AM to 6 PM.
  const day = addDays(monday, 8);
  await page.goto(`/desk/calendar?week=${day}`);
  const dialog = page.getByRole('dialog');
  const book = page.getByRole('button', { name: `Book a call on ${dayLabel(day)}` });
  const clickAt = async (hours: number) => {
    const { width, height } = await boxOf(book);
    await book.click({ position: { x: width / 2, y: ((hours - 8) / 10) * height } });
  };
  await clickAt(11.25);
  await expect(dialog.getByLabel('Day')).toHaveValue(day);
  await expect(dialog.getByRole('button', { name: '11:00 AM' })).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByLabel('Name').fill('Nuala Keane');
  await dialog.getByLabel('E-mail', { exact: true }).fill('nuala.week@example.ie');
  await dialog.getByRole('button', { name: 'Show the e-mail' }).click();
  await dialog.getByRole('button', { name: 'Book and send' }).click();
  await expect(page.getByRole('link', { name: /^Nuala Keane 11:00 AM to 11:30 AM/ })).toBeVisible();

  await clickAt(17.6);
  await expect(dialog.getByLabel('Time, in Ireland')).toHaveValue('17:30');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await book.press('Enter');
  await expect(dialog.getByLabel('Day')).toHaveValue(day);
  await expect(dialog.getByRole('button', { name: 'Choose a time' })).toBeDisabled();
});
