import { expect, test } from 'vitest';
import { describeIssue } from './IssueRow';

const none = { readers: 3, queued: 0, sent: 0, undelivered: 0, stopped: 0 };

test.each([
  [{ ...none, queued: 3 }, '0 of 3 sent and 3 queued'],
  [{ ...none, sent: 3 }, '3 of 3 sent'],
  [{ ...none, sent: 1, undelivered: 1, stopped: 1 }, '1 of 3 sent, 1 undelivered and 1 stopped'],
  [{ ...none, sent: 2 }, '2 of 3 sent and 1 no longer stored'],
  [none, 'Sent to 3 readers'],
])('%o: %s', (issue, words) => {
  expect(describeIssue(issue)).toBe(words);
});
