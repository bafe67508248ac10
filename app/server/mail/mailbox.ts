/** Whose mailbox an address is: the same person, however the address is written or tagged (`ann+shop@example.ie`). */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at).replace(/(.)\+.*$/, '$1')}${email.slice(at)}`.toLowerCase();
}
