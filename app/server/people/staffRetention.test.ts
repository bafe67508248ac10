import { beforeAll, describe, expect, test } from 'vitest';
import { browser, password } from '../testing/accounts.ts';
import { openDesk } from '../testing/desk.ts';
import { deleteExpired } from './deleteExpired.ts';

const hour = 3_600_000;

describe('what the desk stores for a time', async () => {
  const { server, aoife } = await openDesk({ aoife: 'owner' });
  beforeAll(async () => {
    // A login that waits for its code, and a challenge for a passkey.
    await browser(server).post('/api/staff/login', { email: 'aoife@agency.example', password });
    await aoife.get('/api/staff/login/passkey');
    await aoife.post('/api/staff/team', { email: 'daniel@agency.example', role: 'staff' });
  });

  const tables = ['staff_sessions', 'account_verifications', 'audit_log'] as const;
  /** How many rows are left some time from now. The auth library tells the time by the system clock. */
  async function left(milliseconds: number) {
    const later = new Date(Date.now() + milliseconds);
    await deleteExpired(server.database, later, later.toISOString().slice(0, 10));
    const rows = await Promise.all(tables.map((table) => server.database.selectFrom(table).select('id').execute()));
    return rows.map(({ length }) => length);
  }

  test('is deleted: challenges after minutes, logins after twelve hours, the log after two years', async () => {
    const [logins = 0, challenges = 0, log = 0] = await left(0);
    expect([logins > 0, challenges > 0, log]).toEqual([true, true, 2]);
    expect(await left(hour)).toEqual([logins, 0, 2]);
    expect(await left(13 * hour)).toEqual([0, 0, 2]);
    expect(await left(700 * 24 * hour)).toEqual([0, 0, 2]);
    expect(await left(760 * 24 * hour)).toEqual([0, 0, 0]);
  });
});
