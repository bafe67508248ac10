import { expect, test } from 'vitest';
import { backupInWords } from './backupInWords.ts';

const ours = 'On the server, pnpm backup makes one.';
const theirs = 'After pg_dump, pnpm backup --done notes that there is one.';

test.each([
  [{ hours: null, alarm: true, isOurs: true }, `No backup was ever made. ${ours}`],
  [{ hours: null, alarm: true, isOurs: false }, `No backup was ever noted. ${theirs}`],
  [{ hours: 0, alarm: false, isOurs: true }, 'The last backup is less than an hour old.'],
  [{ hours: 1, alarm: false, isOurs: true }, 'The last backup is 1 hour old.'],
  [{ hours: 47, alarm: false, isOurs: true }, 'The last backup is 47 hours old.'],
  [{ hours: 71, alarm: true, isOurs: true }, `The last backup is 2 days old. ${ours}`],
])('%o: %s', (backup, words) => {
  expect(backupInWords(backup)).toBe(words);
});
