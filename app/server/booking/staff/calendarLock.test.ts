import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../src/domain/booking/openingRules.ts';
import { opening } from '../../../src/domain/catalogue/opening.ts';
import { lockForTransaction } from '../../platform/db/advisoryLock.ts';
import { book } from '../../testing/booking.ts';
import { withRowLocks } from '../../testing/databases.ts';
import { openDesk } from '../../testing/desk.ts';

const usual = rulesOf(opening);
const mornings = { ...usual, week: usual.week.map((day) => day.map(() => ['09:00', '12:30'] as const)) };
const at = '2026-11-20T10:00:00.000Z';

describe.each(withRowLocks)('what closes the calendar while visitors book, on $name', async ({ name, create }) => {
  const { server, daniel } = await openDesk({ daniel: 'staff' }, await create());
  const { database } = server;

  test('a change of the opening hours, or the booking, is refused', async () => {
    let version = 0;
    const change = async (rules: object) => {
      const answer = await daniel.post('/api/staff/opening-hours', { rules, version });
      if (answer.status === 200) version += 1;
      return answer;
    };
    for (const [at, day] of ['23', '24', '25', '26', '27', '30'].entries()) {
      const booking = book(server, { date: `2026-11-${day}T14:00:00.000Z` });
      const rules = { ...mornings, horizon: mornings.horizon + at };
      const [booked, changed] = await Promise.all([booking, change(rules)]);
      expect([
        [201, 'calls-outside'],
        [409, undefined],
      ]).toContainEqual([booked.status, changed.body.code]);
      if (changed.status === 200) await change(usual);
      else await database.updateTable('bookings').set({ status: 'cancelled' }).execute();
    }
    await database.deleteFrom('opening_hours').execute();
  });

  const row = { rules: JSON.stringify(mornings), changed_at: at, changed_by: 'x' };
  const day = { id: 'race', from_day: '2026-12-16', to_day: '2026-12-16', label: '', created_at: at, removed_at: null };
  // SQLite has one transaction at a time.
  test.skipIf(name === 'SQLite').each([
    [
      'opening hours',
      '2026-12-15',
      () => database.insertInto('opening_hours').values({ host_id: 'default', version: 1, ...row }),
    ],
    ['a day off', '2026-12-16', () => database.insertInto('days_off').values(day)],
  ] as const)('%s win over a booking that was checked before them, and is stored after', async (_name, on, insert) => {
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const holding = database.transaction().execute(async (transaction) => {
      await lockForTransaction(transaction, 'calendar');
      await transaction.executeQuery(insert().compile());
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const booking = book(server, { date: `${on}T14:00:00.000Z` });
    await new Promise((resolve) => setTimeout(resolve, 300));
    released.resolve();
    await holding;
    expect(await booking).toMatchObject({ status: 409, body: { code: 'slot-not-offered' } });
  });
});
