import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openAtStart, startFailure } from '../../startMessage.ts';
import { browser, password } from '../../testing/accounts.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import { runCommand } from '../../testing/runCommand.ts';
import { staffMember, totp } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { newFolder } from '../../testing/temporaryFolder.ts';
import { readSettings } from '../settings/settings.ts';
import { openDatabase } from './open.ts';

const email = 'owner@agency.example';
const one = 'one-secret-of-more-than-32-characters';
const other = 'another-secret-of-more-than-32-characters';

const changeSecret = (environment: Readonly<Record<string, string>>) =>
  runCommand(join(import.meta.dirname, '../../changeSecret.cli.ts'), environment);

describe('the secret of a database', () => {
  let folder: string;
  let environment: Readonly<Record<string, string>>;
  beforeAll(async () => {
    folder = newFolder();
    environment = { DATA_DIR: folder };
  });

  const open = (SECRET: string) => openDatabase(readSettings({ ...environment, SECRET }));

  test('is set by the first server; a server with another one prints what to do and stops', async () => {
    await (await open(one)).destroy();
    await (await open(one)).destroy();
    const { message, exitCode } = startFailure(
      await openAtStart(readSettings({ ...environment, SECRET: other })).catch((error: unknown) => error),
    );
    expect(exitCode).toBe(78);
    expect(message).toMatch(/another secret.*copy the file DATA_DIR\/secret.*pnpm change-secret/s);
    expect(message).not.toContain(other);
  });

  test('is not stored in the database', async () => {
    const database = await open(one);
    const rows = await database.selectFrom('installation').selectAll().execute();
    expect(rows).toEqual([{ name: 'secret', value: expect.stringMatching(/^[\da-f]{64}$/) }]);
    await database.destroy();
  });

  test('can be changed by a command, which ends all sessions, and changed back', async () => {
    const server = await startTestServer({ environment: { ...environment, SECRET: one, ADMIN_EMAILS: email } });
    const owner = await staffMember(server, email);
    expect((await owner.get('/api/staff/session')).body.state).toBe('signed-in');
    await server.app.close();

    expect(await changeSecret({ ...environment, SECRET: one })).toMatchObject({
      code: 0,
      output: expect.stringContaining('Nothing was changed'),
    });
    expect(await changeSecret({ ...environment, SECRET: other })).toMatchObject({
      code: 0,
      output: expect.stringContaining('The secret is changed'),
    });
    await expect(open(one)).rejects.toThrow(/another secret/);
    const changed = await startTestServer({ environment: { ...environment, SECRET: other, ADMIN_EMAILS: email } });
    const { database } = changed;
    expect(await database.selectFrom('account_sessions').selectAll().execute()).toEqual([]);
    const desk = browser(changed);
    const login = await desk.post('/api/staff/login', { email, password });
    expect(login.body, 'nobody can read the old app’s key').toMatchObject({ state: 'set-up', user: { hasApp: false } });
    const { body } = await desk.post('/api/staff/factors/app', { password });
    const code = totp(String(body.uri));
    expect((await desk.post('/api/staff/factors/app/confirm', { code })).status).toBe(200);
    await changed.app.close();
    expect((await changeSecret({ ...environment, SECRET: one })).code).toBe(0);
    await (await open(one)).destroy();
  });
});

test('is not changed while a server has the embedded database open', async () => {
  const server = await openTestServer({ environment: { SECRET: one } });
  const environment = { DATA_DIR: server.settings.dataDir, SECRET: other };
  expect(await changeSecret(environment)).toMatchObject({ code: 1, output: expect.stringMatching(/Stop it first/) });
});
