/** `pnpm move-to-postgres`: everything from the embedded database into the empty PostgreSQL of DATABASE_URL. */

import { formatEuro, fromCents } from '../../../src/domain/money.ts';
import { runCommand } from '../../backup/command.ts';
import { databaseFile, readSettings } from '../../settings.ts';
import { databaseWords } from '../../startMessage.ts';
import type { Moved } from './move.ts';
import { moveToPostgres } from './moveToPostgres.ts';

function line({ table, rows, sums }: Moved): string {
  const money = [...sums].map(([column, cents]) => `, ${column} ${formatEuro(fromCents(cents))}`);
  return `  ${table}: ${rows} ${rows === 1 ? 'row' : 'rows'}${money.join('')}`;
}

await runCommand(async () => {
  const settings = readSettings();
  const moved = await moveToPostgres(settings);
  return [
    `Moved to ${databaseWords(settings)}, counted and added up on both sides:`,
    ...moved.map(line),
    `${databaseFile(settings)} is as it was; nothing writes to it while DATABASE_URL is set.`,
    `The secret stays where it is (${settings.dataDir}); several servers need it as the setting SECRET.`,
  ].join('\n');
});
