import { insertSampleData } from '../../server/demo-data/demoData.ts';
import { openDatabase } from '../../server/platform/db/open.ts';
import { readSettings } from '../../server/platform/settings/settings.ts';
import { needKinds } from '../../src/domain/contract/staff/today.ts';
import { findings } from '../axe.ts';
import { DeskPage, onDesk } from '../deskPage.ts';
import { areOnTop, overflow } from '../layout.ts';
import type { Site } from '../site.ts';
import { expect, test } from '../test.ts';
import { calendarRow } from './calendarRow.ts';

const owner = 'today@agency.example';

test.use({ settings: { ADMIN_EMAILS: owner }, ...onDesk });

/** Fills the site with samples and with one of everything that needs attention. */
async function addOneOfEach({ dataDir, url }: Site): Promise<void> {
  const settings = readSettings({ DATA_DIR: dataDir, SITE_URL: url });
  const database = await openDatabase(settings);
  const now = new Date();
  // The first orders show every outcome: a dispute and an overdue balance, too.
  await insertSampleData(database, settings, { orders: 15, bookings: 40, mails: 5 }, now);
  const at = now.toISOString();
  await database.updateTable('payments').set({ provider: 'stripe' }).where('dispute', '=', 'open').execute();
  const paid = database.selectFrom('orders').select('id').where('status', '=', 'paid').orderBy('id');
  const [first, second] = await paid.limit(2).execute();
  const consultation = JSON.stringify({ version: 1, wizard: 'consultation' });
  const fresh = { stage: 'new', paid_at: at } as const;
  await database.updateTable('orders').set(fresh).where('id', '=', String(first?.id)).execute();
  await database
    .updateTable('orders')
    .set({ ...fresh, selection: consultation })
    .where('id', '=', String(second?.id))
    .execute();
  await database.updateTable('messages').set({ status: 'unanswered' }).execute();
  const due = { due_on: now.toISOString().slice(0, 10), assignee: null, note: 'Ask about the menu.', done_at: null };
  await database
    .insertInto('follow_ups')
    .values({ id: 'f1', address: 'ann@example.ie', ...due, created_at: now.toISOString(), version: 0 })
    .execute();
  const mail = database.selectFrom('outbox').select('id').limit(1);
  await database.updateTable('outbox').set({ status: 'undelivered' }).where('id', 'in', mail).execute();
  await database
    .insertInto('webhooks')
    .values({
      id: 'paused',
      url: 'https://hooks.agency.example/orders',
      events: 'order.paid',
      version: 1,
      created_by: 'sample',
      created_at: at,
      failing_since: at,
      paused_at: at,
    })
    .execute();
  const failing_since = new Date(now.getTime() - 2 * 3_600_000).toISOString();
  const failure = 'The calendar’s server answered HTTP 401.';
  await database
    .insertInto('calendars')
    .values([
      { ...calendarRow('failing', at), name: 'Work', failing_since, failure },
      { ...calendarRow('removed', at), host_id: '', name: 'A calendar with quite a long name, of a year ago' },
    ])
    .execute();
  const calls = await database
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'booked')
    .where('starts_at', '>', at)
    .limit(3)
    .execute();
  const [moved, unwritten, left] = calls.map(({ id }) => id);
  await database
    .updateTable('bookings')
    .set({ host_id: 'default' })
    .where('id', 'in', [String(moved), String(unwritten)])
    .execute();
  const entry = { attempts: 7, due_at: null, written_at: at };
  await database
    .insertInto('calendar_entries')
    .values([
      { ...entry, id: 'moved', calendar_id: 'failing', booking_id: String(moved), noticed: 'moved', failure: null },
      { ...entry, id: 'unwritten', calendar_id: 'failing', booking_id: String(unwritten), noticed: null, failure },
      { ...entry, id: 'left', calendar_id: 'removed', booking_id: String(left), noticed: null, failure },
    ])
    .execute();
  await database.destroy();
}

test('on phones, with one of everything that needs attention, every control of Today is on top and large enough', async ({
  page,
  request,
  site,
  problems,
}) => {
  problems.expect(/40[0-9]/);
  await addOneOfEach(site);
  const desk = new DeskPage(page);
  await desk.enterWithApp(request, site, owner);
  const { counts } = await (await page.request.get('/api/staff/today')).json();
  expect(needKinds.filter((kind) => !counts[kind])).toEqual([]);
  const main = page.getByRole('main');
  const fixes = ['Put it back', 'Try again', 'I’ve deleted them there'].map((label) =>
    main.getByRole('button', { name: new RegExp(`^${label}: `) }),
  );
  for (const fix of fixes) await expect(fix).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Open the payment' })).toHaveCount(1);

  // A dispute says how long it can be answered, not how old it is.
  await expect(main.getByRole('link', { name: /^Dispute .* left Answer$/ }).first()).toBeVisible();

  const controls = main.locator('a:visible, button:visible');
  await areOnTop(page, controls);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await overflow(page)).toEqual({ by: 0, what: [] });
    const small = await controls.evaluateAll((all) =>
      all.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width < 24 || height < 24 ? [`${control.textContent}: ${width} × ${height}`] : [];
      }),
    );
    expect(small, `at ${width}`).toEqual([]);
  }
  // So tall that nothing is scrolled under the bar at the top or the navigation at the bottom.
  await page.setViewportSize({ width: 390, height: 5000 });
  expect(await findings(page)).toEqual([]);

  // One after the other, without waiting for the notices to go.
  for (const fix of fixes) {
    await fix.click({ timeout: 5_000 });
    await expect(fix).toHaveCount(0);
  }
});
