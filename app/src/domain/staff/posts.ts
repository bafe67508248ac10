import { changeInWords } from '../words.ts';

/**
 * A post as it is written on the desk. What isn't set is empty. Its text is Markdown. A type, not an interface: it is sent as a
 * record.
 */
export type WrittenPost = {
  title: string;
  /** A sentence or two for lists and search engines. */
  description: string;
  topic: string;
  /** The end of its address. Once it was published, it stays. */
  address: string;
  author: string;
  /** The id of what the agency sells for the same purpose. */
  related: string;
  text: string;
  /** A picture in Markdown, shown above it and in lists. */
  cover: string;
  /** Whether this version shows it: false in the one that takes it off the site. */
  isShown: boolean;
};

/** A post before anything is written. */
export const blankPost: WrittenPost = {
  title: '',
  description: '',
  topic: '',
  address: '',
  author: '',
  related: '',
  text: '',
  cover: '',
  isShown: false,
};

/** How long the parts of a post may be, in characters. */
export const postLimits = {
  title: { least: 8, most: 70 },
  description: { least: 60, most: 170 },
  address: { least: 2, most: 80 },
  author: { least: 2, most: 80 },
  text: { least: 1, most: 40_000 },
} as const;

/** What the parts of a post are called. */
const words: Readonly<Record<keyof Omit<WrittenPost, 'isShown'>, string>> = {
  title: 'Title',
  description: 'Description',
  topic: 'Topic',
  address: 'Address',
  author: 'Author',
  related: 'Offer below the text',
  cover: 'Cover',
  text: 'Text',
};

/** What a part of a post is called. */
export const postLabel = (field: keyof WrittenPost): string => (field === 'isShown' ? '' : words[field]);

const quoted = (text: string) => (text === '' ? null : `“${text}”`);

/** A post or a project: texts by their names. */
type Article = Readonly<Record<string, unknown>> & { isShown: boolean };

/** What differs between two versions of a post, in words. */
export const postChanges = (before: WrittenPost, after: WrittenPost): string[] =>
  // One of an older version has fewer fields.
  articleChanges(words, { ...blankPost, ...before }, { ...blankPost, ...after });

/** What differs between two versions of an article, in words. @param words what its parts are called */
export function articleChanges<Written extends Article>(
  words: Readonly<Record<Exclude<keyof Written & string, 'isShown'>, string>>,
  before: Written,
  after: Written,
): string[] {
  const shown = before.isShown === after.isShown ? [] : [after.isShown ? 'Put on the site' : 'Taken off the site'];
  const fields = (Object.keys(words) as (keyof typeof words)[]).filter((field) => before[field] !== after[field]);
  return [
    ...shown,
    ...fields.map((field) =>
      // An id, an address and a whole text say little.
      ['text', 'related', 'cover'].includes(field)
        ? `${words[field]}: ${before[field] === '' ? 'added' : after[field] === '' ? 'removed' : 'changed'}`
        : changeInWords(words[field], quoted(String(before[field])), quoted(String(after[field])) ?? 'nothing'),
    ),
  ];
}

/** Where a post or a project is on its way. One that is renewing is on the site, and a new version waits for its time. */
export type ArticleState = 'draft' | 'scheduled' | 'renewing' | 'published' | 'unpublished';
