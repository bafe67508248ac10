import { canonicalEmail } from '../../../src/domain/forms/email.ts';

/** These domains ignore dots before the @. */
const domainsIgnoringDots: readonly string[] = ['@gmail.com', '@googlemail.com'];

/**
 * The mailbox that an address belongs to, without a tag (`ann+shop@example.ie`): all its addresses are one person, for limits,
 * exports and erasures. Not for sending.
 */
export function mailboxOf(email: string): string {
  const address = canonicalEmail(email);
  const at = address.lastIndexOf('@');
  const tag = address.indexOf('+', 1);
  const name = address.slice(0, tag > 0 && tag < at ? tag : at);
  const domain = address.slice(at);
  return domainsIgnoringDots.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : name + domain;
}

/** Masks an e-mail address: "a…@example.ie". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
