import { normalPassword, type Owner, passwordProblem } from '../../../src/domain/forms/password.ts';
import { HttpError } from '../../platform/http/httpError.ts';

/** Rejects passwords that are too short, too common or contain the owner's data. @throws HttpError */
export async function rejectWeakPassword(password: string, owner: Owner): Promise<void> {
  const problem =
    passwordProblem(password, owner) ??
    ((await isCommonPassword(normalPassword(password)))
      ? 'This password is among the first that attackers try. Please choose another one: three or four unrelated words are a good choice.'
      : null);
  if (problem) throw new HttpError(400, 'PASSWORD_REFUSED', problem);
}

/** Common passwords of ten or more characters that aren't in the list. */
const additionalPasswords =
  '0123456789 9876543210 0987654321 abcdefghij abcdefghijk qwertzuiop p@ssword123 iloveyouforever testpassword'.split(
    ' ',
  );

/** How many of the most common passwords are also matched in variations. */
const variedCount = 10_000;
/** A suffix of at most this many digits and signs, such as a year or "123!", makes a word no harder to guess. */
const maxSuffixLength = 5;

interface Common {
  passwords: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

let loaded: Promise<Common> | undefined;

/** Loads the 49,000 most common passwords: 6 MB, when first needed. */
async function load(): Promise<Common> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'];
  return { passwords: new Set([...list, ...additionalPasswords]), words: new Set(list.slice(0, variedCount)) };
}

/** Whether a password is one of the most common ones, alone, repeated, or with a suffix of digits and signs. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= load();
  const { passwords, words } = await loaded;
  const text = password.toLowerCase();
  if (passwords.has(text) || words.has(unitOf(text))) return true;
  const end = endOfWord(text);
  const tail = text.slice(end);
  return words.has(unitOf(text.slice(0, end))) && (tail.length <= maxSuffixLength || words.has(tail));
}

/** Where the suffix of digits and signs begins. */
function endOfWord(text: string): number {
  let end = text.length;
  while (end > 0 && !/\p{L}/u.test(text.charAt(end - 1))) end -= 1;
  return end;
}

/** The repeated unit: "admin" of "adminadmin"; otherwise the text itself. */
function unitOf(text: string): string {
  return text.slice(0, `${text}${text}`.indexOf(text, 1));
}
