import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { publicSite } from '../server/settings.ts';
import { openDecisions } from '../src/content/openDecisions.ts';
import type { PageContent } from '../src/content/page.ts';
import { readArticles } from './markdown/articles.ts';

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

/** What the agency still has to confirm on published pages. */
async function openQuestions(): Promise<string[]> {
  const open: string[] = [];
  for (const file of globSync('src/content/pages/**/*.ts', { cwd: app }).sort()) {
    const { module } = await runnerImport<{ page: PageContent }>(join(app, file), {
      configFile: false,
      logLevel: 'error',
      define: { __SITE__: JSON.stringify(publicSite({})) },
    });
    open.push(...(module.page.open ?? []).map((what) => `${file}: ${what}`));
  }
  return open;
}
