import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inherited } from '../server/testing/inherited.ts';

/**
 * Adds samples to a database, in a process of its own, so that its memory isn't counted with the server's.
 * @param counts how many of each: `{ orders: '2000' }` @param environment where the database is
 */
export async function addSamples(
  counts: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, '../server/demo-data/demoData.cli.ts'),
      ...Object.entries(counts).map(([what, count]) => `--${what}=${count}`),
    ],
    { env: { ...inherited, ...environment } },
  );
}
