/** `pnpm drafts`: what is still a draft or a placeholder, before the site goes live. */
import { globSync, readFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { definitions } from '../server/settings/definitions.ts';
import { publicSite } from '../server/settings.ts';
import type { PageContent } from '../src/content/page.ts';
import { article } from './markdown/article.ts';

/** Texts that are left out of the built site. */
const drafts = globSync('src/content/{blog,portfolio}/*.md')
  .filter((file) => article(file, readFileSync(file, 'utf8')).facts.draft)
  .map((file) => `${file}: a draft, not shown on the built site`);

/** What the agency has yet to confirm on pages that are shown. */
const open: string[] = [];
for (const file of globSync('src/content/pages/**/*.ts').sort()) {
  const { module } = await runnerImport<{ page: PageContent }>(`./${file}`, {
    configFile: false,
    logLevel: 'error',
    define: { __SITE__: JSON.stringify(publicSite({})) },
  });
  open.push(...(module.page.open ?? []).map((what) => `${file}: ${what}`));
}

/** Settings that stand on pages, and are not there while they are not set. */
const shown = ['SITE_URL', 'AGENCY_EMAIL', 'COMPANY_NUMBER', 'VAT_NUMBER'] as const;
const unset = shown
  .filter((name) => !process.env[name]?.trim())
  .map((name) => `${name} is not set: ${definitions[name].about}`);

const found = [...drafts, ...open, ...unset];
console.log(found.length === 0 ? 'Nothing is a draft.' : found.join('\n'));
