import type { BuiltPage } from '../domain/contract/staff/published.ts';
import { textLabel } from '../domain/staff/pageTexts.ts';
import { plain, type Words } from '../domain/text/blocks.ts';
import { capitalised } from '../domain/words.ts';
import type { PageContent, Question } from './page.ts';

/** What owners have written instead of the built texts, while rendering. */
const own = typeof __TEXTS__ === 'undefined' ? {} : __TEXTS__;

const hasAmount = (words: Words) => /[€%]/.test(plain(words));

/** Why a built text can't be replaced; null for all others. */
function reasonFor(words: Words, kind?: PageContent['kind']): string | null {
  if (kind === 'legal') return 'A legal text: it follows from the settings and from what the site stores.';
  if (hasAmount(words)) return 'It follows from the price list and its rules, so that it stays true.';
  return null;
}

/** A text of a page: the owner's, or the built one. */
export const ownText = (path: string, name: string, built: Words, kind?: PageContent['kind']): Words =>
  (reasonFor(built, kind) === null ? own[path]?.[name] : undefined) ?? built;

/** Questions and answers of a page, as the owner wrote them. */
export const ownQuestions = (path: string, built: readonly Question[], kind?: PageContent['kind']) =>
  built.map(
    ([question, answer]): Question => [
      plain(ownText(path, `question:${question}`, question, kind)),
      ownText(path, `answer:${question}`, answer, kind),
    ],
  );

/** A page with the owner's headline and introduction. */
export const withOwnTexts = (path: string, page: PageContent): PageContent => ({
  ...page,
  heading: plain(ownText(path, 'heading', page.heading, page.kind)),
  lead: ownText(path, 'lead', page.lead, page.kind),
});

/** Words as Markdown. */
const written = (words: Words): string =>
  [words]
    .flat()
    .map((span) => {
      if (typeof span === 'string') return span;
      if ('to' in span) return `[${span.text}](${span.to})`;
      return span.as === 'strong' ? `**${span.text}**` : `*${span.text}*`;
    })
    .join('');

/** The built texts of a page, for the desk. @param kind of a text page */
export function builtPage(
  path: string,
  title: string,
  texts: Readonly<Record<string, Words>>,
  questions: readonly Question[],
  kind?: PageContent['kind'],
): BuiltPage {
  const asked = questions.flatMap(([question, answer]): [string, Words][] => [
    [`question:${question}`, question],
    [`answer:${question}`, answer],
  ]);
  return {
    path,
    title,
    texts: [...Object.entries(texts), ...asked].map(([name, words]) => ({
      name,
      label: capitalised(textLabel(name)),
      text: written(words),
      fixed: reasonFor(words, kind),
    })),
  };
}
