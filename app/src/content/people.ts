/** Someone at the agency. */
export interface Person {
  /** `[Name]` until it is known. */
  name: string;
  /** Their responsibilities, in a few words. */
  role: string;
  /** Two or three sentences in their own words, for the page about the people; in brackets until it is written. */
  about: string;
  /** A file in `content/portraits`, 4:5. The drawn placeholders begin with `placeholder`. */
  portrait: string;
}

/**
 * Whether visitors see the people: a section of `/about-us`, and the page `/about/people`. While they do,
 * `pnpm check:catalogue` fails if something in brackets or a drawn portrait is left.
 */
export const showsPeople: boolean = false;

export const people: readonly Person[] = [
  {
    name: '[Name]',
    role: 'Brand and words',
    about: '[Who you are, since when, and what you like to be asked.]',
    portrait: 'placeholder-1.svg',
  },
  {
    name: '[Name]',
    role: 'Websites',
    about: '[Who you are, since when, and what you like to be asked.]',
    portrait: 'placeholder-2.svg',
  },
  {
    name: '[Name]',
    role: 'Systems and numbers',
    about: '[Who you are, since when, and what you like to be asked.]',
    portrait: 'placeholder-3.svg',
  },
];

export const isDrawn = ({ portrait }: Person): boolean => portrait.startsWith('placeholder');
const isLeftOpen = (text: string): boolean => /^(\[.*\])?$/.test(text.trim());

/** The placeholders for a name, a portrait or a text, by place in the list, from 1. */
export function placeholders(list: readonly Person[] = people): readonly { person: number; missing: string[] }[] {
  return list.flatMap((person, at) => {
    const missing = [
      ...(isLeftOpen(person.name) ? ['name'] : []),
      ...(isDrawn(person) ? ['portrait'] : []),
      ...(isLeftOpen(person.about) ? ['text'] : []),
    ];
    return missing.length > 0 ? [{ person: at + 1, missing }] : [];
  });
}
