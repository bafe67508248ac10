import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['ann@example.ie', 'ann@example.ie'],
  ['Ann@Example.IE', 'ann@example.ie'],
  ['ann+shop@example.ie', 'ann@example.ie'],
  ['ann+shop+more@example.ie', 'ann@example.ie'],
  ['+ann@example.ie', '+ann@example.ie'],
  ['ann@shop+more.ie', 'ann@shop+more.ie'],
])('%s is the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
