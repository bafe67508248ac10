import { limits } from '../contract/limits.ts';
import { tooLong } from './tooLong.ts';

/** Characters that are not seen: controls of format and direction, joiners, selectors of variants. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** What ends a domain in a URL, or is dropped from it. */
const notInDomain = /[\s\p{Cc}/?#%\\:@]/u;

/**
 * The one spelling of an e-mail address, in which it is stored, compared, counted and sent to: without invisible characters,
 * in lower case, the domain in ASCII. What isn't an address stays one that `emailPattern` refuses.
 */
export function canonicalEmail(text: string): string {
  const address = text.replace(invisible, '').toLowerCase().normalize('NFC').trim();
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

/** By the same rules as browsers and mail programs (UTS #46). */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`;
  return notInDomain.test(domain) || !URL.canParse(url) ? domain : new URL(url).hostname.replace(/\.$/, '');
}

/**
 * The rule for canonical e-mail addresses: text, @, text, dot, text, and only one address. `<a@b.ie>`, `a@b.ie,c@d.ie`
 * and other syntax of mail headers are refused, and so are numbers and what isn't ASCII as a domain. Runs in linear time.
 */
export const emailPattern =
  /^[^\s\p{C}@<>()[\]\\,;:"]+@(?!\S*\.\d+$)[^\s\p{C}\u{80}-\u{10ffff}@<>()[\]\\,;:"/?#%][^\s\p{C}\u{80}-\u{10ffff}@.<>()[\]\\,;:"/?#%]*\.[^\s\p{C}\u{80}-\u{10ffff}@<>()[\]\\,;:"/?#%]*[^\s\p{C}\u{80}-\u{10ffff}@.<>()[\]\\,;:"/?#%]$/u;

/** Message for an invalid e-mail address. */
export const invalidEmailMessage = 'Please enter a valid email.';

/** Error message for an e-mail address as it was typed; null when it is valid. */
export function emailError(text: string): string | null {
  const address = canonicalEmail(text);
  return (
    tooLong('the e-mail address', address, limits.email) ?? (emailPattern.test(address) ? null : invalidEmailMessage)
  );
}

/** Whether a text as it was typed is an e-mail address. */
export const isEmail = (text: string): boolean => emailError(text) === null;
