import { caldavFake } from '../../server/testing/caldavFake.ts';
import { type WebhookReceiver, webhookReceiver } from '../../server/testing/webhookReceiver.ts';
import { addDays, weekdayOf } from '../../src/domain/booking/day.ts';
import { DeskPage, onDesk } from '../deskPage.ts';
import { expect, test } from '../test.ts';

/** One for each test: a worker may run both on its site. */
const owners = ['calendars@agency.example', 'account-calendars@agency.example'] as const;

test.use({ settings: { ADMIN_EMAILS: owners.join(','), WEBHOOK_TARGETS: 'any' }, ...onDesk });

/** A Wednesday at least a week from now. */
function nextWednesday(): string {
  const soon = addDays(new Date().toISOString().slice(0, 10), 7);
  return addDays(soon, (10 - weekdayOf(soon)) % 7);
}

/** A calendar that is busy on the whole of a day. */
const busyOn = (day: string) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\nEND:VEVENT\r\nEND:VCALENDAR`;

let calendar: WebhookReceiver;
test.beforeAll(async () => {
  calendar = await webhookReceiver();
});
test.afterAll(() => calendar.close());

test('an owner adds a calendar, whose busy day can’t be booked; subscribes to the calls; and takes both back', async ({
  page,
  request,
  site,
  problems,
}) => {
  problems.expect(/40[0-9]|422/);
  const desk = new DeskPage(page);
  await desk.enterWithApp(request, site, owners[0]);
  const wednesday = nextWednesday();
  const free = async () => {
    const answer = await request.get(`${site.url}/api/meeting/available-slots?date=${wednesday}`);
    return ((await answer.json()) as { available: boolean }[]).filter(({ available }) => available).length;
  };
  expect(await free()).toBeGreaterThan(0);

  await page.goto('/desk/calendar/hours');
  const calendars = page.getByRole('region', { name: 'Your calendars' });
  await expect(calendars).toContainText('None yet.');
  await desk.button('Add a calendar address').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name, only for the team').fill('Aoife');
  await dialog.getByLabel('Calendar address').fill(calendar.url);
  calendar.answer = { status: 404 };
  await dialog.getByRole('button', { name: 'Test the address' }).click();
  await expect(dialog.getByRole('alert')).toContainText('There is no calendar at this address (HTTP 404).');
  calendar.answer = { status: 200, body: busyOn(wednesday) };
  await dialog.getByRole('button', { name: 'Test the address' }).click();
  await expect(dialog.getByRole('status')).toContainText('Busy in the next 14 days: 1 time.');
  await dialog.getByRole('button', { name: 'Add the calendar' }).click();
  await expect(calendars).toContainText('last read');
  expect(await free()).toBe(0);

  calendar.answer = { status: 500 };
  await desk.button('Read now: Aoife').click();
  await expect(calendars).toContainText('The calendar’s server answered HTTP 500.');
  await page.getByRole('link', { name: 'Week', exact: true }).click();
  await page.getByRole('link', { name: '“Aoife” can’t be read' }).click();
  await expect(calendars).toBeVisible();
  await desk.button('Remove Aoife').click();
  await expect(calendars).toContainText('None yet.');
  expect(await free()).toBeGreaterThan(0);

  await page.goto('/desk/access');
  await page.getByLabel('Whose calendar').fill('Aoife’s phone');
  await desk.button('Make a calendar address').click();
  const shown = page.getByRole('status').filter({ hasText: 'Subscribe to this address now.' });
  const address = (await shown.locator('code').textContent()) ?? '';
  await expect(page.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute('href', /^webcal:/);
  expect(await (await request.get(address)).text()).toContain('BEGIN:VCALENDAR');
  await page.reload();
  const feed = page.getByRole('listitem').filter({ hasText: 'Aoife’s phone' });
  await expect(feed).toContainText('last read');
  await expect(shown).toBeHidden();
  await feed.getByRole('button', { name: /^Revoke/ }).click();
  await expect(feed).toBeHidden();
  expect((await request.get(address)).status()).toBe(404);
});

test('an owner adds a calendar of an account; a call deleted there is put back', async ({
  page,
  request,
  site,
  problems,
}) => {
  problems.expect(/40[0-9]|422/);
  const account = await caldavFake();
  const desk = new DeskPage(page);
  await desk.enterWithApp(request, site, owners[1]);
  await page.goto('/desk/calendar/hours');
  const calendars = page.getByRole('region', { name: 'Your calendars' });
  await desk.button('Add a calendar account').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Server address').fill(account.url);
  await dialog.getByLabel('User name').fill(account.login.username);
  await dialog.getByLabel('App password').fill('wrong');
  await dialog.getByRole('button', { name: 'Find calendars' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The user name or the app password isn’t accepted');
  await dialog.getByLabel('App password').fill(account.login.password);
  await dialog.getByRole('button', { name: 'Find calendars' }).click();
  await expect(dialog.getByRole('combobox')).toHaveText('Work & play');
  await dialog.getByRole('button', { name: 'Add the calendar' }).click();
  await expect(calendars).toContainText('Work & play');

  const date = `${nextWednesday()}T10:00:00.000Z`;
  const visitor = { name: 'Ann Byrne', email: 'ann.deleted@example.ie', duration: 30 };
  const booked = await request.post(`${site.url}/api/meeting/book-meeting`, { data: { ...visitor, date } });
  const { id } = (await booked.json()) as { id: string };
  await expect.poll(async () => (await account.texts()).join(), { timeout: 15_000 }).toContain(`UID:${id}`);
  await account.remove(id);
  const isRead = page.waitForResponse(/\/read$/);
  await desk.button('Read now: Work & play').click();
  await isRead;
  await page.goto('/desk');
  await desk.button(/^Put it back: The call with Ann Byrne was deleted/).click();
  await expect(page.getByText('It will be in the calendar again in a minute.')).toBeVisible();

  await page.goto('/desk/calendar/hours');
  await desk.button('Remove Work & play').click();
  await expect(calendars).toContainText('None yet.');
  await account.close();
});
