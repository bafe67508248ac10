import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runnerImport } from 'vite';
import * as z from 'zod';
import { publicSite } from '../server/platform/settings/settings.ts';
import { figureFile } from '../src/content/figures.ts';
import { figuresOf, type PageContent, type Section } from '../src/content/page.ts';
import { problemsOf } from '../src/content/pageRules.ts';
import { defaultCatalogueData } from '../src/domain/catalogue/defaultCatalogue.ts';
import { leftOut } from './markdown/articles.ts';
import { said } from './markdown/frontMatter.ts';

const sectionKinds = {
  prose: 0,
  figure: 0,
  people: 0,
  contact: 0,
  statement: 0,
  list: 0,
  steps: 0,
  prices: 0,
  comparison: 0,
  pages: 0,
  questions: 0,
  action: 0,
} satisfies Record<Section['kind'], 0>;

const words = z.union([z.string(), z.array(z.unknown())]);

/** What the rules for pages rely on, and a page can't be shown without. */
const shape = z.looseObject({
  kind: z.enum(['offer', 'company', 'legal']),
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  lead: words,
  sections: z.array(
    z.looseObject({ kind: z.enum(Object.keys(sectionKinds) as Section['kind'][]), title: z.string().min(1) }),
  ),
});

interface PageFile {
  /** Relative to the app: `src/content/pages/about-us.ts`. */
  file: string;
  page: PageContent;
}

/** The page files of an app, whether or not they are in order. */
export const pageFiles = (app: string): string[] =>
  globSync('src/content/pages/**/*.ts', { cwd: app, exclude: ['**/*.test.ts'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** One module for all pages, so that what they share is loaded once. */
const loader = 'virtual:page-files';
const loaderCode = (files: readonly string[]) => `
const load = (file, begun) => begun.then(({ page }) => ({ file, page }), ({ message }) => ({ file, message }));
export const loaded = await Promise.all([${files.map((file) => `load('${file}', import('/${file}'))`)}]);`;

interface Loaded {
  file: string;
  page?: unknown;
  message?: string;
}

/** The text pages of an app that can be shown, and what is wrong with these and with those that the site has to leave out. */
export async function readPages(app: string): Promise<{ pages: readonly PageFile[]; faults: readonly string[] }> {
  const { module } = await runnerImport<{ loaded: readonly Loaded[] }>(loader, {
    root: app,
    configFile: false,
    logLevel: 'silent',
    define: { __SITE__: JSON.stringify(publicSite({})), __CATALOGUE__: JSON.stringify(defaultCatalogueData) },
    plugins: [
      {
        name: 'page-files',
        resolveId: (id) => (id === loader ? id : null),
        load: (id) => (id === loader ? loaderCode(pageFiles(app)) : null),
      },
    ],
  });
  const pages: PageFile[] = [];
  const faults: string[] = [];
  for (const { file, page, message } of module.loaded) {
    const broken = message === undefined ? brokenParts(app, page).map((part) => `: ${part}`) : [syntax(message)];
    if (broken.length > 0) {
      faults.push(`${broken.map((part) => file + part).join('\n')}\n${leftOut}`);
      continue;
    }
    pages.push({ file, page: page as PageContent });
    faults.push(...problemsOf(page as PageContent).map((problem) => `${file}: ${problem}`));
  }
  return { pages, faults };
}

/** ":89: Expected a comma", from a parser's drawing of where that is. */
function syntax(message: string): string {
  const text = stripVTControlCharacters(message);
  const [, what = text, line] = /\[PARSE_ERROR\] (.*)[\s\S]*?:(\d+):\d+/.exec(text) ?? [];
  return line === undefined ? `: ${what}` : `:${line}: ${what}`;
}

/** Why a page can't be shown. */
function brokenParts(app: string, page: unknown): readonly string[] {
  if (page === undefined) return ['A page file exports its text as `page`.'];
  const checked = shape.safeParse(page);
  if (!checked.success) return checked.error.issues.map((issue) => said(issue, page as Record<string, unknown>));
  return figuresOf(page as PageContent)
    .filter((name) => !existsSync(join(app, `src/pages/figures/${figureFile(name)}.tsx`)))
    .map((name) => `There is no figure “${name}” in src/pages/figures.`);
}
