import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/temporaryFolder.ts';
import { deleteEarlierDatabases } from './deleteExpired.ts';

test('databases of before an upgrade or a restore are deleted after 30 days, and nothing else', () => {
  const folder = newFolder();
  const kept = [
    'agency.sqlite',
    'agency.sqlite-wal',
    'agency.sqlite.before-upgrade-0033-2026-10-27T12-00-00-000Z',
    'agency.sqlite.before-upgrade-0033-2026-01-01T12-00-00-000Z.part',
    'agency.sqlite.replaced-2026-11-25T12-00-00-000Z',
    'agency.sqlite.replaced-by-me',
    'other.sqlite.replaced-2026-01-01T12-00-00-000Z',
  ];
  const gone = [
    'agency.sqlite.before-upgrade-0033-2026-10-27T11-59-59-999Z',
    'agency.sqlite.replaced-2025-11-25T12-00-00-000Z',
    'agency.sqlite.replaced-2025-11-25T12-00-00-000Z-wal',
  ];
  for (const file of [...kept, ...gone]) writeFileSync(join(folder, file), '');
  deleteEarlierDatabases(join(folder, 'agency.sqlite'), new Date('2026-11-26T12:00:00Z'));
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
});
