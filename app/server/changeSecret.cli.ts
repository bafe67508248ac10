import { renewBalanceLinks } from './checkout/payLink.ts';
import { CommandError, commandLine, runCommand } from './platform/cli/command.ts';
import { settingsOfInstallation } from './platform/cli/installation.ts';
import { openTables } from './platform/db/open.ts';
import { changeSecret } from './platform/db/secret.ts';
import { isInUse } from './platform/db/sqliteFile.ts';
import { databaseFile } from './platform/settings/settings.ts';

await runCommand({
  name: commandLine('change-secret'),
  about:
    'Replaces the database’s secret with the one of these settings (SECRET, or the file DATA_DIR/secret). Stop all servers first. Logins, authenticator apps and the links in e-mails already sent stop working: the team sets up a second factor at its next login. Accounts no longer list their saved quotes; webhooks, and calendars with a password, have to be added again.',
  async run() {
    const settings = settingsOfInstallation();
    const file = databaseFile(settings);
    if (!settings.databaseUrl && isInUse(file)) {
      throw new CommandError(`A server has ${file} open. Stop it first; nothing was changed.`);
    }
    await using database = await openTables(settings);
    return (await changeSecret(database, settings, renewBalanceLinks)) === 'changed'
      ? 'The secret is changed. Start all servers with it. At the desk, log in and set up an authenticator app again; remove webhooks, and calendars with a password, and add them again.'
      : 'The database already has this secret. Nothing was changed.';
  },
});
