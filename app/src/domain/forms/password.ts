/** Minimum and maximum length of a password, in characters. */
export const passwordLength = { min: 10, max: 128 } as const;

/** The owner of a password: their details would be tried first. */
export interface Owner {
  name: string;
  email: string;
}

/** Normalises (NFKC), because keyboards compose the same letter differently. */
export function normalPassword(password: string): string {
  return password.normalize('NFKC');
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

/**
 * Error message for a password; null when it is valid. The server also refuses the
 * most common passwords.
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
