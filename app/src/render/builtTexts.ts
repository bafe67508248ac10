import { pages } from 'virtual:articles';
import { paths } from '../content/links/paths.ts';
import { pages as published } from '../content/links/publishedPages.ts';
import { builtPage } from '../content/ownTexts.ts';
import type { BuiltPage } from '../domain/contract/staff/published.ts';
import { builtQuestions } from '../pages/landing/questions.ts';
import { landing } from '../pages/landing/words.ts';

/** What each page says by the files of the site, whatever owners have written instead. */
export async function builtTexts(): Promise<readonly BuiltPage[]> {
  const texts = pages
    .filter(({ path }) => published.includes(path))
    .map(async ({ path, load }) => {
      const { kind, title, heading, lead, sections } = (await load()).page;
      const questions = sections.flatMap((section) => (section.kind === 'questions' ? section.items : []));
      return builtPage(path, title, { heading, lead }, questions, kind);
    });
  return [
    builtPage(paths.home, 'Home page', { lead: landing.hero.lead }, builtQuestions),
    ...(await Promise.all(texts)),
  ];
}
