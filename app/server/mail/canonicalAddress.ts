/** Mail to these domains arrives whatever dots stand before the @. */
const withoutDots: readonly string[] = ['@gmail.com', '@googlemail.com'];

/** Whose mailbox an address is: the same person, however the address is written or tagged (`ann+shop@example.ie`). */
export function canonicalAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const tag = email.indexOf('+', 1);
  const name = email.slice(0, tag > 0 && tag < at ? tag : at).toLowerCase();
  const domain = email.slice(at).toLowerCase();
  return withoutDots.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : name + domain;
}
