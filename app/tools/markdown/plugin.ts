import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pageFiles, readPages } from '../pages.ts';
import { article, folderOf } from './article.ts';
import { folders, readArticles, textFiles } from './articles.ts';
import type { Folder } from './frontMatter.ts';

const list = 'virtual:articles';
const facts = 'virtual:articles/facts';
const addresses = 'virtual:addresses';

/** The path of a page: `src/content/pages/about/ourWhy.ts` is `/about/ourWhy`. */
const pathOf = (file: string) => file.slice('src/content/pages'.length, -'.ts'.length);

/** Metadata whose pictures are relative to the folder above. */
const fromAbove = (facts: unknown, folder: Folder): unknown =>
  JSON.parse(JSON.stringify(facts).replaceAll('"src":"./', `"src":"./${folder}/`));

/** The code of these exports. Each `src` of a picture is imported, so that Vite adds the file to the build. */
function moduleOf(parts: Readonly<Record<string, unknown>>, folder: string): string {
  const files: string[] = [];
  const exported = Object.entries(parts).map(([name, part]) => {
    const code = JSON.stringify(part).replace(/"src":"(\.\/[^"]+)"/g, (_, file: string) => {
      if (!files.includes(file)) files.push(file);
      return `"src":picture${files.indexOf(file)}`;
    });
    return `export const ${name} = ${code};`;
  });
  const imports = files.map((file, at) => `import picture${at} from '${folder}/${file.slice(2)}?url';`);
  return [...imports, ...exported].join('\n');
}

/**
 * Compiles the Markdown of blog and portfolio to modules, so that the browser needs no Markdown parser.
 * `1-….md` exports `facts` and `blocks`. `virtual:articles` lists the texts, `virtual:articles/facts` their
 * metadata. A build leaves out drafts; a text or page with a fault is left out and reported. `virtual:addresses` lists the paths of
 * pages and projects only: every page loads that list.
 */
export function markdown(): Plugin {
  let root = '';
  let withDrafts = false;

  let report: (words: string) => void = () => {};
  const reported = new Set<string>();
  const reportOnce = (faults: readonly string[]) => {
    for (const fault of faults) if (!reported.has(fault)) report(fault);
    for (const fault of faults) reported.add(fault);
  };
  const shown = (folder: Folder) => {
    const { texts, faults } = readArticles(root);
    reportOnce(faults);
    return texts.filter((text) => text.folder === folder && (withDrafts || !text.facts.draft));
  };
  // Two modules list the pages, and reading these takes a second.
  let reading: ReturnType<typeof readPages> | undefined;
  const shownPages = async (): Promise<readonly string[]> => {
    const files = pageFiles(root);
    // A test of their own checks all pages.
    if (process.env.VITEST) return files;
    reading ??= readPages(root);
    const { pages, faults } = await reading;
    reportOnce(faults);
    const inOrder = pages.map(({ file }) => file);
    return files.filter((file) => inOrder.includes(file));
  };
  const where = ({ file, facts: { index } }: ReturnType<typeof shown>[number]) =>
    `{ index: ${index}, file: '${file}', load: () => import('/${file}') }`;

  return {
    name: 'markdown',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      withDrafts = config.command === 'serve';
      report = (words) => config.logger.warn(words);
    },
    watchChange() {
      reading = undefined;
    },
    resolveId: (id) => ([list, facts, addresses].includes(id) ? `\0${id}` : null),
    async load(id) {
      const watch = (folder: Folder) => {
        for (const file of textFiles(root, folder)) this.addWatchFile(join(root, file));
      };
      const exported = (each: (folder: Folder) => string) => {
        folders.forEach(watch);
        return folders.map((folder) => `export const ${folder} = ${each(folder)};`).join('\n');
      };
      const ownPages = async () => {
        for (const file of pageFiles(root)) this.addWatchFile(join(root, file));
        return shownPages();
      };
      if (id === `\0${list}`) {
        const pages = (await ownPages()).map(
          (file) => `{ path: '${pathOf(file)}', file: '${file}', load: () => import('/${file}') }`,
        );
        const texts = exported((folder) => `[${shown(folder).map(where).join(', ')}]`);
        return `export const pages = [${pages.join(', ')}];\n${texts}`;
      }
      if (id === `\0${facts}`) {
        folders.forEach(watch);
        const all = folders.map((folder) => [
          folder,
          fromAbove(
            shown(folder).map(({ facts }) => facts),
            folder,
          ),
        ]);
        return moduleOf(Object.fromEntries(all), '/src/content');
      }
      if (id === `\0${addresses}`) {
        watch('portfolio');
        const numbers = JSON.stringify(shown('portfolio').map(({ facts: { index } }) => index));
        const pages = (await ownPages()).map(pathOf);
        return `export const pages = ${JSON.stringify(pages)};\nexport const portfolio = ${numbers};`;
      }
      if (!id.endsWith('.md') || !folderOf(id)) return null;
      return { code: moduleOf({ ...article(id, readFileSync(id, 'utf8')) }, '.'), map: null, moduleType: 'js' };
    },
  };
}
