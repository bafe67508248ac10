import { isInUse } from '../backup/sqliteFile.ts';
import { CommandError, runCommand } from '../cli/command.ts';
import { commandLine } from '../cli/commandLine.ts';
import { settingsOfInstallation } from '../cli/installation.ts';
import { databaseFile } from '../settings.ts';
import { openTables } from './open.ts';
import { changeSecret } from './secret.ts';

await runCommand({
  name: commandLine('change-secret'),
  about:
    'Replaces the database’s secret with the one of these settings (SECRET, or the file DATA_DIR/secret). Stop all servers first. Logins and the links in e-mails already sent stop working, and accounts no longer list their saved quotes.',
  async run() {
    const settings = settingsOfInstallation();
    const file = databaseFile(settings);
    if (!settings.databaseUrl && isInUse(file)) {
      throw new CommandError(`A server has ${file} open. Stop it first; nothing was changed.`);
    }
    const database = await openTables(settings);
    try {
      return (await changeSecret(database, settings)) === 'changed'
        ? 'The secret is changed. Start all servers with it. To undo this, run the command again with the old secret.'
        : 'The database already has this secret. Nothing was changed.';
    } finally {
      await database.destroy();
    }
  },
});
