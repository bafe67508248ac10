import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { article, folderOf } from './article.ts';

/**
 * Makes modules of the texts of the blog and the portfolio: `1-….md` exports `facts` and `blocks`, `1-….md?facts` the
 * facts alone. The browser gets neither Markdown nor anything that reads it.
 */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    enforce: 'pre',
    load(id) {
      const [file = '', query = ''] = id.split('?');
      if (!file.endsWith('.md') || !folderOf(file)) return null;
      this.addWatchFile(file);
      const { facts, blocks } = article(file, readFileSync(file, 'utf8'));
      const parts = query.startsWith('facts') ? { facts } : { facts, blocks };
      const code = Object.entries(parts).map(([name, part]) => `export const ${name} = ${JSON.stringify(part)};`);
      return { code: code.join('\n'), map: null, moduleType: 'js' };
    },
  };
}
