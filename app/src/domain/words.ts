/** "1 service", "2 services". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The names of things by their ids; those that have none yet can be told apart: "New person", "New person 2". */
export function namesById<Thing>(
  things: Readonly<Record<string, Thing>>,
  nameOf: (thing: Thing) => string,
  unnamed: string,
): Readonly<Record<string, string>> {
  const nameless = Object.keys(things).filter((id) => nameOf(things[id] as Thing) === '');
  return Object.fromEntries(
    Object.entries(things).map(([id, thing]) => {
      const at = nameless.indexOf(id);
      return [id, nameOf(thing) || (at === 0 ? unnamed : `${unnamed} ${at + 1}`)];
    }),
  );
}

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "three"; digits above twelve. */
export const spellNumber = (count: number): string => numbers[count] ?? String(count);

/** "Three packages": for the beginning of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a small first letter, for the middle of a sentence. */
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "siteUrl" for "SITE_URL" or "site_url". */
export const camelCase = (name: string): string =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What differs, in words: "VAT number: “IE1”, now “IE2”"; where there was nothing, only what there is now. */
export const changeInWords = (about: string, before: string | null, after: string): string =>
  `${about}: ${before === null ? '' : `${before}, now `}${after}`;

/** What happened to what says little in words, such as the address of a picture; empty for none. */
export const whatHappened = (before: string, after: string): string =>
  before === '' ? 'added' : after === '' ? 'removed' : 'changed';

/** "Expense Manager, MCD and RCD". */
export function formatList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** Shortens a text to `max` characters with an ellipsis, without splitting a character. */
export function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** A range as the catalogue stores it, for reading: "14-21 days" is "14–21 days". */
export const formatRange = (range: string): string => range.replace('-', '–');

/** "Delivered in 14–21 days", of a delivery time of the catalogue. */
export const formatDelivery = (time: string): string => `Delivered in ${formatRange(time)}`;

/** Titles, after which a name is no first name. */
const titles = /^(mr|mrs|ms|miss|mx|dr|prof|professor|sir|fr|sr|rev|the)$/i;

/** "Hello Ann,": by the first name, unless it is a title or an initial. */
export function greeting(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const isFirstName = others.length > 0 && /^\p{L}[\p{L}’'-]+$/u.test(first) && !titles.test(first);
  return `Hello ${isFirstName ? first : name.trim()},`;
}
