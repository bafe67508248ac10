/** These domains ignore dots before the @. */
const domainsIgnoringDots: readonly string[] = ['@gmail.com', '@googlemail.com'];

/** One spelling for all addresses of a mailbox: lower case, without a tag (`ann+shop@example.ie`). For counting, not sending. */
export function canonicalAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const tag = email.indexOf('+', 1);
  const name = email.slice(0, tag > 0 && tag < at ? tag : at).toLowerCase();
  const domain = email.slice(at).toLowerCase();
  return domainsIgnoringDots.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : name + domain;
}
