import { globSync, readFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { runCommand } from '../server/cli/command.ts';
import { definitions, type SettingName } from '../server/settings/definitions.ts';
import { readEnvironment } from '../server/settings/environment.ts';
import { sellerSettings } from '../server/settings/seller.ts';
import { publicSite } from '../server/settings.ts';
import { openDecisions } from '../src/content/openDecisions.ts';
import type { PageContent } from '../src/content/page.ts';
import { article } from './markdown/article.ts';

/** Optional settings shown on pages and invoices. */
const shown: readonly SettingName[] = ['SITE_URL', ...(Object.keys(sellerSettings) as SettingName[]), 'VAT'];

await runCommand({
  name: 'pnpm drafts',
  about: 'Which texts and data of the agency are still drafts, not set, or to be confirmed before the site goes live.',
  async run() {
    const found = [...draftTexts(), ...(await openQuestions()), ...openDecisions(), ...unsetSettings()];
    return found.length === 0 ? 'Nothing is a draft.' : found.join('\n');
  },
});

/** Drafts, which the build leaves out, and posts without an author, whose days are samples, too. */
function draftTexts(): string[] {
  return globSync('src/content/{blog,portfolio}/*.md')
    .sort()
    .flatMap((file) => {
      const { facts } = article(file, readFileSync(file, 'utf8'));
      if (facts.draft) return [`${file}: a draft, not shown on the built site`];
      if (!file.includes('/blog/') || 'author' in facts) return [];
      return [`${file}: say who wrote it, and set its day, ${facts.date}, to the day you publish it`];
    });
}

/** What the agency still has to confirm on published pages. */
async function openQuestions(): Promise<string[]> {
  const open: string[] = [];
  for (const file of globSync('src/content/pages/**/*.ts').sort()) {
    const { module } = await runnerImport<{ page: PageContent }>(`./${file}`, {
      configFile: false,
      logLevel: 'error',
      define: { __SITE__: JSON.stringify(publicSite({})) },
    });
    open.push(...(module.page.open ?? []).map((what) => `${file}: ${what}`));
  }
  return open;
}

function unsetSettings(): string[] {
  const environment = readEnvironment();
  return shown
    .filter((name) => !environment[name]?.trim())
    .map((name) => `${name} is not set: ${definitions[name].about}`);
}
