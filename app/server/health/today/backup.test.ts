import { describe, expect, test } from 'vitest';
import { recordBackup, recordBackupFailure } from '../../backup/recordBackup.ts';
import { openDesk } from '../../testing/desk.ts';
import { keepLogins } from '../../testing/staff.ts';

const hour = 3_600_000;

describe('the age of the last backup', async () => {
  const { server, aoife } = await openDesk({ aoife: 'read-only' });

  const shown = async () => (await aoife.get('/api/staff/today')).body.backup;

  test('is shown, with a warning when it is missing or older than two days', async () => {
    const always = { isOurs: true, isNightly: false, command: 'pnpm backup', failure: null, bucket: null };
    expect(await shown()).toEqual({ at: null, hours: null, alarm: true, ...always });
    const at = server.clock.now;
    await recordBackup(server.database, at);
    server.clock.now = new Date(at.getTime() + 47 * hour);
    expect(await shown()).toEqual({ at: at.toISOString(), hours: 47, alarm: false, ...always });
    await keepLogins(server);
    server.clock.now = new Date(at.getTime() + 48 * hour);
    expect(await shown()).toMatchObject({ hours: 48, alarm: true });
    const last = server.clock.now;
    await recordBackup(server.database, last);
    expect(await shown()).toMatchObject({ hours: 0, alarm: false });
    await recordBackupFailure(server.database, { at: last.toISOString(), why: 'The disk is full.' });
    expect(await shown()).toMatchObject({ hours: 0, alarm: true, failure: 'The disk is full.' });
    await recordBackup(server.database, last);
    expect(await shown()).toMatchObject({ hours: 0, alarm: false, failure: null });
  });
});
