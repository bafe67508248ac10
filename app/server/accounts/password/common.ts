/** What the list lacks and people choose, of ten characters and more. */
const others =
  '0123456789 9876543210 0987654321 abcdefghij abcdefghijk qwertzuiop p@ssword123 iloveyouforever testpassword'.split(
    ' ',
  );

/** How many of the list, the commonest first, are known in their variations as well. */
const varied = 10_000;
/** Digits and signs after a word that make it no harder to guess: a year, "123!". */
const shortTail = 5;

interface Common {
  passwords: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

let loaded: Promise<Common> | undefined;

/** Reads the 49,000 passwords that are stolen most often: 6 MB, once somebody chooses a password. */
async function load(): Promise<Common> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'];
  return { passwords: new Set([...list, ...others]), words: new Set(list.slice(0, varied)) };
}

/**
 * Whether a password is among the first that are tried: one of those stolen most often, or one of them repeated, or with
 * digits and signs at its end.
 */
export async function isCommon(password: string): Promise<boolean> {
  loaded ??= load();
  const { passwords, words } = await loaded;
  const text = password.toLowerCase();
  if (passwords.has(text) || words.has(unitOf(text))) return true;
  const end = endOfWord(text);
  const tail = text.slice(end);
  return words.has(unitOf(text.slice(0, end))) && (tail.length <= shortTail || words.has(tail));
}

/** Where the digits and signs at the end begin. */
function endOfWord(text: string): number {
  let end = text.length;
  while (end > 0 && !/\p{L}/u.test(text.charAt(end - 1))) end -= 1;
  return end;
}

/** What a text repeats: "admin" of "adminadmin"; the text itself where it repeats nothing. */
function unitOf(text: string): string {
  return text.slice(0, `${text}${text}`.indexOf(text, 1));
}
