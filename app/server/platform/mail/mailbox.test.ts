import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['ann@example.ie', 'ann@example.ie'],
  ['Ann@Example.IE', 'ann@example.ie'],
  ['ann+shop@example.ie', 'ann@example.ie'],
  ['ann@exa\u200bmple。ie', 'ann@example.ie'],
  ['ann+shop+more@example.ie', 'ann@example.ie'],
  ['+ann@example.ie', '+ann@example.ie'],
  ['ann@shop+more.ie', 'ann@shop+more.ie'],
  ['A.n.n+shop@GoogleMail.com', 'ann@gmail.com'],
  ['a.nn@gmail.com.example', 'a.nn@gmail.com.example'],
  ['a.nn@notgmail.com', 'a.nn@notgmail.com'],
])('%s belongs to the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
