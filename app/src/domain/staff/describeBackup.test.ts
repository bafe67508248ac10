import { expect, test } from 'vitest';
import { describeBackup } from './describeBackup.ts';

const byHand = { isOurs: true, isNightly: false, command: 'pnpm backup', failure: null, bucket: null };
const nightly = { ...byHand, isNightly: true };
const theirs = { ...byHand, isOurs: false, command: 'pnpm backup --done' };
const byCommand = 'On the server, pnpm backup makes one.';
const note = 'After pg_dump, pnpm backup --done notes that there is one.';
const every = 'The server makes one every night; pnpm backup makes one now.';

test.each([
  [{ ...byHand, hours: null, alarm: true }, `No backup was ever made. ${byCommand}`],
  [{ ...theirs, hours: null, alarm: true }, `No backup was ever noted. ${note}`],
  [{ ...nightly, hours: null, alarm: true }, `No backup was ever made. ${every}`],
  [{ ...byHand, hours: 0, alarm: false }, 'The last backup is less than an hour old.'],
  [{ ...nightly, hours: 1, alarm: false }, 'The last backup is 1 hour old.'],
  [{ ...nightly, hours: 47, alarm: false }, 'The last backup is 47 hours old.'],
  [{ ...byHand, hours: 71, alarm: true }, `The last backup is 2 days old. ${byCommand}`],
  [
    { ...nightly, hours: 25, alarm: true, failure: 'the disk is full.' },
    `The last backup is 25 hours old. The next one failed: the disk is full. ${every}`,
  ],
  [
    { ...nightly, hours: 1, alarm: false, bucket: { hours: null, alarm: false, failure: null } },
    'The last backup is 1 hour old. None is in the bucket yet.',
  ],
  [
    { ...nightly, hours: 1, alarm: false, bucket: { hours: 50, alarm: true, failure: 'The clock is wrong.' } },
    'The last backup is 1 hour old. The last one in the bucket is 2 days old. The next one couldn’t be copied there: The clock is wrong.',
  ],
])('%o: %s', (backup, words) => {
  expect(describeBackup(backup)).toBe(words);
});
