import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { article, folderOf } from './article.ts';
import { type Folder, heads } from './frontMatter.ts';

const list = 'virtual:articles';
const facts = 'virtual:articles/facts';
const addresses = 'virtual:addresses';
const folders = Object.keys(heads) as Folder[];

/** The paths of the pages in a folder: `about/ourWhy.ts` is `/about/ourWhy`. */
const pages = (folder: string): string[] =>
  globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })
    .map((file) => `/${file.replaceAll('\\', '/').slice(0, -'.ts'.length)}`)
    .sort();

/**
 * Compiles the Markdown of blog and portfolio to modules, so that the browser needs no Markdown parser.
 * `1-….md` exports `facts` and `blocks`. `virtual:articles` lists the texts, `virtual:articles/facts` their
 * metadata. A build leaves out drafts. `virtual:addresses` lists the paths of
 * texts and pages only: every page loads that list.
 */
export function markdown(): Plugin {
  let root = '';
  let withDrafts = false;

  const read = (file: string) => article(file, readFileSync(join(root, file), 'utf8'));
  const files = (folder: Folder) => {
    try {
      return readdirSync(join(root, 'src/content', folder))
        .filter((name) => name.endsWith('.md'))
        .map((name) => `src/content/${folder}/${name}`);
    } catch {
      return [];
    }
  };
  const shown = (folder: Folder) =>
    files(folder)
      .map((file) => ({ file, facts: read(file).facts }))
      .filter(({ facts }) => withDrafts || !facts.draft)
      .sort((a, b) => b.facts.index - a.facts.index);
  const where = ({ file, facts: { index } }: ReturnType<typeof shown>[number]) =>
    `{ index: ${index}, file: '${file}', load: () => import('/${file}') }`;

  return {
    name: 'markdown',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      withDrafts = config.command === 'serve';
    },
    resolveId: (id) => ([list, facts, addresses].includes(id) ? `\0${id}` : null),
    load(id) {
      const exported = (each: (folder: Folder) => string) => {
        for (const file of folders.flatMap(files)) this.addWatchFile(join(root, file));
        return folders.map((folder) => `export const ${folder} = ${each(folder)};`).join('\n');
      };
      if (id === `\0${list}`) return exported((folder) => `[${shown(folder).map(where).join(', ')}]`);
      if (id === `\0${facts}`) return exported((folder) => JSON.stringify(shown(folder).map((text) => text.facts)));
      if (id === `\0${addresses}`) {
        const numbers = exported((folder) => JSON.stringify(shown(folder).map(({ facts: { index } }) => index)));
        return `export const pages = ${JSON.stringify(pages(join(root, 'src/content/pages')))};\n${numbers}`;
      }
      if (!id.endsWith('.md') || !folderOf(id)) return null;
      const text = article(id, readFileSync(id, 'utf8'));
      const code = Object.entries(text).map(([name, part]) => `export const ${name} = ${JSON.stringify(part)};`);
      return { code: code.join('\n'), map: null, moduleType: 'js' };
    },
  };
}
