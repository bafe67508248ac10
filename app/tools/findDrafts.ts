import { join } from 'node:path';
import { openDecisions } from '../src/content/openDecisions.ts';
import { readArticles } from './markdown/articles.ts';
import { readPages } from './pages.ts';

const app = join(import.meta.dirname, '..');

/** Texts and claims that the agency still has to write or confirm, each with its file. */
export async function findDrafts(): Promise<string[]> {
  return [...draftTexts(), ...(await openQuestions()), ...openDecisions()];
}

/** Texts with a fault and drafts, which the build leaves out, and posts without an author, whose dates are samples too. */
function draftTexts(): string[] {
  const { texts, faults } = readArticles(app);
  const unfinished = texts.flatMap(({ file, folder, facts }) => {
    if (facts.draft) return [`${file}: a draft, not shown on the built site`];
    if (folder !== 'blog' || 'author' in facts) return [];
    return [`${file}: say who wrote it, and set its date, ${facts.date}, to the day you publish it`];
  });
  return [...faults, ...unfinished.sort()];
}

/** Pages with a fault, and what the agency still has to confirm on the others. */
async function openQuestions(): Promise<string[]> {
  const { pages, faults } = await readPages(app);
  return [...faults, ...pages.flatMap(({ file, page }) => (page.open ?? []).map((what) => `${file}: ${what}`))];
}
