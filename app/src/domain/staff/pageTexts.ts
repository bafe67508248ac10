import type { Words } from '../text/blocks.ts';
import { changeInWords } from '../words.ts';

/**
 * Texts that owners have written instead of a page's own, by its path and by their names there: `heading`, `lead`,
 * `question:` and `answer:` with the built question. A blank one is the built text. Leads and answers are Markdown.
 */
export type PageTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The same as they are rendered. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, Words>>>>;

const words: Readonly<Record<string, string>> = { heading: 'headline', lead: 'introduction' };

/** What a text of a page is called: "answer to “Do I need an account?”". */
export function textLabel(name: string): string {
  const [, kind = '', question = ''] = /^(question|answer):(.*)$/s.exec(name) ?? [];
  if (kind === '') return words[name] ?? name;
  return kind === 'answer' ? `answer to “${question}”` : `question “${question}”`;
}

/** Where a text is, and what it is called: "/about-us, headline". */
export const textPlace = (path: string, name: string): string =>
  `${path === '/' ? 'Home page' : path}, ${textLabel(name)}`;

/** Every text that isn't blank, without blanks around it. */
export const writtenTexts = (texts: PageTexts) =>
  Object.entries(texts).flatMap(([path, page]) =>
    Object.entries(page)
      .map(([name, text]) => ({ path, name, text: text.trim() }))
      .filter(({ text }) => text !== ''),
  );

const byPlace = (texts: PageTexts) =>
  new Map(writtenTexts(texts).map(({ path, name, text }) => [textPlace(path, name), text]));

/** What differs, in words: "/about-us, headline: “We build.”, now the built text". */
export function textChanges(before: PageTexts, after: PageTexts): string[] {
  const [earlier, now] = [byPlace(before), byPlace(after)];
  const inWords = (text: string | undefined) => (text === undefined ? null : `“${text}”`);
  return [...new Set([...earlier.keys(), ...now.keys()])]
    .filter((key) => earlier.get(key) !== now.get(key))
    .map((key) => changeInWords(key, inWords(earlier.get(key)), inWords(now.get(key)) ?? 'the built text'));
}
