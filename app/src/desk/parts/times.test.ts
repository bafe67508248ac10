import { expect, test } from 'vitest';
import { unbrokenTimes } from './times.ts';

test('a line breaks before and after a time, never within it', () => {
  expect(unbrokenTimes('Moved from 9:30 AM on Tuesday to 12:00 PM')).toBe(
    'Moved from 9:30\u00A0AM on Tuesday to 12:00\u00A0PM',
  );
  expect(unbrokenTimes(null)).toBeNull();
});
