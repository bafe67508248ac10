import { formatEuro, fromCents } from '../../../../src/domain/money.ts';
import { commandLine, runCommand } from '../../cli/command.ts';
import { settingsWithoutSecret } from '../../cli/installation.ts';
import { databaseFile, databaseWords } from '../../settings/settings.ts';
import { type Moved, moveToPostgres } from './move.ts';

function line({ table, rows, sums }: Moved): string {
  const money = [...sums].map(([column, cents]) => `, ${column} ${formatEuro(fromCents(cents))}`);
  return `  ${table}: ${rows} ${rows === 1 ? 'row' : 'rows'}${money.join('')}`;
}

await runCommand({
  name: commandLine('move-to-postgres'),
  about:
    'Copies everything from the embedded database into the empty PostgreSQL of DATABASE_URL, all or nothing. Stop the server first.',
  async run() {
    const settings = settingsWithoutSecret();
    const moved = await moveToPostgres(settings);
    return [
      `Copied to ${databaseWords(settings)}. Rows and sums of money agree on both sides:`,
      ...moved.map(line),
      `${databaseFile(settings)} is unchanged, and no longer used while DATABASE_URL is set.`,
      `The secret stays in ${settings.dataDir}; several servers need the same one as the setting SECRET.`,
    ].join('\n');
  },
});
