import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import ICAL from 'ical.js';
import { daysFrom } from '../src/domain/booking/day.ts';
import { ann, Booking } from './booking.ts';
import { pressByKeys, tabTo } from './keyboard.ts';
import { overflow } from './layout.ts';
import { expect, test } from './test.ts';
import { reloadTool } from './tool.ts';

test('by keyboard alone from the landing page to "Booking Confirmed!"', async ({ page }) => {
  const booking = new Booking(page);
  await page.goto('/');
  await pressByKeys(page, page.getByRole('main').getByRole('link', { name: 'Book a free 30-minute call' }));
  await expect(booking.heading('Book a 30-minute consultation')).toBeVisible();
  await pressByKeys(page, booking.nextFree);
  await expect(page.getByRole('heading', { name: 'Select a Time' })).toBeFocused();
  await tabTo(page, booking.times.first());
  await page.keyboard.press('Space');
  await expect(booking.times.first()).toBeChecked();
  await pressByKeys(page, booking.next);
  await expect(booking.heading('Confirm Your Booking')).toBeFocused();
  await tabTo(page, booking.name);
  await page.keyboard.type(ann.name);
  await tabTo(page, booking.email);
  await page.keyboard.type('booking.keys@example.ie');
  await page.keyboard.press('Enter');
  await expect(booking.heading('Booking Confirmed!')).toBeFocused();
  await expect(page.getByText('A video-meeting invitation was sent to booking.keys@example.ie.')).toBeVisible();
});

test('on a wide screen, the next free day is offered where the times will be, and a day, its times and the button are in one view', async ({
  page,
}) => {
  const booking = new Booking(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await booking.open();
  const startOf = async (part: Locator) => (await part.boundingBox())?.x;
  const times = page.getByRole('heading', { name: 'Select a Time' });
  expect(await startOf(booking.nextFree)).toBe(await startOf(times));
  await booking.chooseFirst();
  await expect(booking.nextFree).toBeHidden();
  const card = page.getByRole('region', { name: 'Your consultation' });
  const liesAbove = async (part: Locator) => {
    const [above, below] = await Promise.all([part.boundingBox(), card.boundingBox()]);
    return above !== null && below !== null && above.y + above.height <= below.y;
  };
  expect(await liesAbove(page.getByRole('radio').last())).toBe(true);
  await expect(booking.next).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Choose another day' })).toBeFocused();
});

test('a booking is stored once and e-mailed to both sides, and its calendar file is valid', async ({ page, site }) => {
  const booking = new Booking(page);
  await booking.book({ name: 'Mail Reader', email: 'mail.reader@example.ie' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Calendar file (.ics)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('consultation.ics');
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(event.summary).toContain('Mail Reader');
  expect(event.endDate.subtractDate(event.startDate).toSeconds()).toBe(30 * 60);
  const google = await page.getByRole('link', { name: 'Google Calendar' }).getAttribute('href');
  const start = event.startDate
    .toJSDate()
    .toISOString()
    .replace(/[-:]|\.\d{3}/g, '');
  expect(new URL(google ?? '').searchParams.get('dates')).toMatch(new RegExp(`^${start}/`));

  const mailed = async () => {
    const folder = join(site.dataDir, 'outbox');
    const names = await readdir(folder).catch(() => []);
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return mails.filter((mail) => mail.includes('Mail Reader') || mail.includes('mail.reader@example.ie')).length;
  };
  await expect.poll(mailed).toBe(2);
});

test('Back and Forward go through the steps, and nothing typed is lost', async ({ page }) => {
  const booking = new Booking(page);
  await booking.open();
  await booking.toDetails();
  await booking.fillIn(ann);
  await page.goBack();
  await expect(booking.heading('Book a 30-minute consultation')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
  await page.goForward();
  await expect(booking.name).toHaveValue(ann.name);
  await expect(booking.email).toHaveValue(ann.email);
});

test('a time is held while the visitor types: someone else can’t book it', async ({ page, request }) => {
  const booking = new Booking(page);
  await booking.open();
  await booking.chooseFirst();
  const date = await page.getByRole('radio', { checked: true }).inputValue();
  const held = page.waitForResponse('**/api/meeting/hold');
  await booking.next.click();
  expect((await held).status()).toBe(200);
  const other = { name: 'Other Visitor', email: 'other@example.ie', date, duration: 30 };
  const refused = await request.post('/api/meeting/book-meeting', { data: other });
  expect([refused.status(), await refused.json()]).toMatchObject([409, { code: 'slot-taken' }]);
  // After a reload, too, the time is the visitor's own.
  await reloadTool(page);
  await booking.chooseFirst();
  expect(await page.getByRole('radio', { checked: true }).inputValue()).toBe(date);
  await booking.next.click();
  await booking.fillIn({ name: 'Slow Typist', email: 'typist@example.ie' });
  await booking.confirm.click();
  await expect(booking.heading('Booking Confirmed!')).toBeVisible();
});

test('a time taken in the meantime leads back to the times, and another one is booked', async ({
  page,
  problems,
  request,
}) => {
  problems.expect(/409|has just been taken/);
  // Too many times are held already.
  await page.route('**/api/meeting/hold', (route) => route.fulfill({ json: { heldUntil: null } }));
  const booking = new Booking(page);
  await booking.open();
  await booking.chooseFirst();
  const date = await page.getByRole('radio', { checked: true }).inputValue();
  await booking.next.click();
  await booking.fillIn({ name: 'Slow Visitor', email: 'slow@example.ie' });
  const faster = await request.post('/api/meeting/book-meeting', {
    // An earlier test may have held this time with the same browser, for which alone it is free then.
    headers: { 'user-agent': await page.evaluate(() => navigator.userAgent) },
    data: { name: 'Fast Visitor', email: 'fast@example.ie', date, duration: 30 },
  });
  expect(faster.status()).toBe(201);
  await booking.confirm.click();
  await expect(page.getByText(/has just been taken\. Please choose another time\./)).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Select a Time' })).toBeFocused();
  await expect(booking.next).toBeDisabled();
  await booking.times.first().check();
  await booking.next.click();
  await expect(booking.name).toHaveValue('Slow Visitor');
  await booking.confirm.click();
  await expect(booking.heading('Booking Confirmed!')).toBeVisible();
});

test('shows when the server is down, and works once it is back', async ({ page, problems }) => {
  problems.expect(/Failed to (fetch availability|load resource)|could not be reached|request failed/);
  const booking = new Booking(page);
  let away = true;
  await page.route('**/api/meeting/**', (route) => (away ? route.abort() : route.continue()));
  await booking.open();
  await expect(page.getByText('Some days could not be loaded.')).toBeVisible();
  away = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await booking.toDetails();
  await booking.fillIn({ name: 'Patient Visitor', email: 'patient@example.ie' });
  away = true;
  await booking.confirm.click();
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  away = false;
  await booking.confirm.click();
  await expect(booking.heading('Booking Confirmed!')).toBeVisible();
});

test('the e-mailed link moves the consultation, and cancels it', async ({ page }) => {
  const booking = new Booking(page);
  await booking.book({ name: 'Mover', email: 'mover@example.ie' });
  await booking.manage();
  await page.getByRole('button', { name: 'Choose another time' }).click();
  await booking.chooseFirst();
  await page.getByRole('button', { name: 'Move the consultation' }).click();
  await expect(
    page.getByText('Your consultation has moved. The new invitation is on its way by e-mail.'),
  ).toBeVisible();
  await reloadTool(page);
  await page.getByRole('button', { name: 'Cancel the consultation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the consultation' }).click();
  await expect(booking.heading('This consultation is cancelled')).toBeFocused();
});

test.describe('in Auckland, around the night when the clocks go back', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('days are Dublin’s, and each time also shows the local time', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-10-20T10:00:00Z'));
    const times: Record<string, string[]> = {
      '2026-10-24': ['2026-10-24T08:00:00.000Z'],
      '2026-10-25': ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
      '2026-10-26': ['2026-10-26T09:00:00.000Z'],
    };
    await page.route('**/api/meeting/available-slots**', (route) => {
      const query = new URL(route.request().url()).searchParams;
      const days = daysFrom(query.get('from') ?? '', query.get('to') ?? '');
      return route.fulfill({ json: Object.fromEntries(days.map((day) => [day, times[day] ?? []])) });
    });
    await page.route('**/api/meeting/hold', (route) => route.fulfill({ json: { heldUntil: null } }));
    const booking = new Booking(page);
    await booking.open('?date=2026-10-25');
    await expect(page.getByRole('radio', { name: '1:30 AM GMT+1 1:30 PM your time' })).toBeVisible();
    await page.getByRole('radio', { name: '1:30 AM GMT 2:30 PM your time' }).check();
    await expect(page.getByText('Your own time, in Auckland, is below each.')).toBeVisible();
    await booking.next.click();
    await expect(page.getByText('1:30 AM to 2:00 AM')).toBeVisible();
    await expect(page.getByText('Dublin time (GMT)')).toBeVisible();
    await expect(page.getByText('in Auckland')).toBeVisible();
  });
});

test('once today is chosen, its mark is as light as its number', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-10-20T06:00:00Z'));
  await page.route('**/api/meeting/available-slots**', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const days = daysFrom(query.get('from') ?? '', query.get('to') ?? '');
    return route.fulfill({ json: Object.fromEntries(days.map((day) => [day, [`${day}T09:00:00.000Z`]])) });
  });
  await new Booking(page).open();
  const today = page.getByRole('button', { name: /^Tuesday 20 October 2026/ });
  const colours = () =>
    today.evaluate((day) => ({ number: getComputedStyle(day).color, mark: getComputedStyle(day, '::after').color }));
  const { number, mark } = await colours();
  expect(mark).not.toBe(number);
  await today.click();
  await expect(page.getByRole('gridcell', { selected: true })).toContainText('20');
  const chosen = await colours();
  expect(chosen.mark).toBe(chosen.number);
});

test('at the end of a month the next one is in view, and times open under the chosen week', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date('2026-10-30T06:00:00Z'));
  await page.route('**/api/meeting/available-slots**', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const days = daysFrom(query.get('from') ?? '', query.get('to') ?? '');
    return route.fulfill({ json: Object.fromEntries(days.map((day) => [day, [`${day}T09:00:00.000Z`]])) });
  });
  await new Booking(page).open();
  const [rows, times] = [page.getByRole('row'), page.getByRole('group', { name: 'Select a Time' })];
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: /^Wednesday 4 November 2026/ }).click();
  await expect(times).toBeVisible();
  await expect(rows).toHaveCount(4);
  const tops = await Promise.all(
    [rows.nth(1), times, rows.nth(2)].map(async (one) => (await one.boundingBox())?.y ?? 0),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test('on a desktop, little space is above the title and between its lead and the calendar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await new Booking(page).open();
  const main = page.getByRole('main');
  const parts = [
    page.getByRole('banner'),
    main.getByRole('heading', { level: 1 }),
    main.getByText(/^Step 1 of 2/),
    main.getByRole('button', { name: 'Next month' }),
  ];
  // Hydration replaces the title, and an element found before that has no position.
  await expect(async () => {
    const elements = await Promise.all(parts.map((part) => part.elementHandle()));
    // Distances, all measured at once: before its font has loaded, the title takes two lines.
    const spaces = await page.evaluate((all) => {
      const [header, title, lead, calendar] = all.map((each) => each?.getBoundingClientRect() ?? new DOMRect());
      return [(title?.top ?? 0) - (header?.bottom ?? 0), (calendar?.top ?? 0) - (lead?.bottom ?? 0)];
    }, elements);
    expect(Math.min(...spaces)).toBeGreaterThan(0);
    expect(Math.max(...spaces)).toBeLessThan(48);
  }).toPass({ timeout: 30_000 });
});

for (const width of [390, 320]) {
  test(`${width} pixels are wide enough for a booking`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const booking = new Booking(page);
    await booking.open();
    await booking.chooseFirst();
    expect(await overflow(page)).toEqual({ by: 0, what: [] });
    await booking.next.click();
    await booking.fillIn({ name: `Phone of ${width}`, email: `phone${width}@example.ie` });
    expect(await overflow(page)).toEqual({ by: 0, what: [] });
    await booking.confirm.click();
    const confirmed = booking.heading('Booking Confirmed!');
    await expect(confirmed).toBeInViewport();
    // Only the header is above it.
    expect((await confirmed.boundingBox())?.y).toBeLessThan(110);
    await expect(page.getByText(/Dublin time \(/)).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Move or cancel this consultation' })).toBeInViewport();
    expect(await overflow(page)).toEqual({ by: 0, what: [] });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.expect(/\.js csp$/));

  test('plain forms lead to a booking, and cancel it', async ({ page }) => {
    await page.goto('/booking');
    await expect(page.getByText('Loading times…')).toBeHidden();
    await page.getByRole('button', { name: 'Choose a time on a plain page' }).click();
    // The server-rendered page has the site’s typeface.
    await expect.poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual(['loaded']);
    await page.getByRole('listitem').getByRole('link').last().click();
    await page.getByRole('radio').first().check();
    await page.getByRole('textbox', { name: 'Full Name' }).fill('No Script');
    await page.getByRole('textbox', { name: 'Email Address' }).fill('booking.plain@example.ie');
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking Confirmed!');
    await page.goto(page.url().replace('/plain/', '/manage/').replace('?new', ''));
    await expect(page.getByText('One moment.')).toBeHidden();
    await page.getByRole('button', { name: 'Show my booking' }).click();
    await page.getByRole('button', { name: 'Cancel the consultation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This consultation is cancelled');
  });
});

test('booking works when scripts fail to load', async ({ page, problems }) => {
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

test('the URL of a booking is neither logged nor sent to other pages', async ({ page, problems }) => {
  problems.expect(/404/);
  const answer = await page.goto('/booking/manage/some.token', { waitUntil: 'commit' });
  expect(answer?.status()).toBe(404);
  const html = (await answer?.text()) ?? '';
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('some.token');
});
