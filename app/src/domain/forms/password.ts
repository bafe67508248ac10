/** Characters that a password has at least and at most. */
export const passwordLength = { min: 10, max: 128 } as const;

/** Whose password it is: what others know, or would try first. */
export interface Owner {
  name: string;
  email: string;
}

/** The same characters for the same letters, however a keyboard puts them together (NFKC). */
export function normalPassword(password: string): string {
  return password.normalize('NFKC');
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

/**
 * What keeps a text from being a password, in words; null when nothing does. The server also refuses those that are
 * used most.
 */
export function passwordProblem(password: string, { name, email }: Owner): string | null {
  const { length } = [...normalPassword(password)];
  if (length === 0) return 'Please enter a password.';
  if (length < passwordLength.min) return `Please use at least ${passwordLength.min} characters.`;
  if (length > passwordLength.max) return `Please use at most ${passwordLength.max} characters.`;
  const own = [email, email.slice(0, email.lastIndexOf('@')), name].map(plain);
  if (own.includes(plain(password))) return 'Your name or e-mail address is easy to guess. Please use something else.';
  if (new Set(plain(password)).size < 3)
    return 'The same characters over and over are easy to guess. Please mix in others.';
  return null;
}
