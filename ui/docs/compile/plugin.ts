import type { Plugin } from 'vite';
import { readTokens } from '../../facts/tokens.ts';
import { readLibrary } from './library.ts';
import { compilePages } from './pages.ts';

/** The modules by their ids. */
const modules: Record<string, () => Promise<string>> = {
  'virtual:pages': async () => `export const pages = ${JSON.stringify(compilePages(await readLibrary()))};`,
  'virtual:tokens': async () => `export const tokens = ${JSON.stringify(readTokens())};`,
};

/** Provides all pages, compiled, as `virtual:pages`, and the variables of the theme as `virtual:tokens`. */
export function pages(): Plugin {
  return {
    name: 'pages',
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    async load(source) {
      return source.startsWith('\0') ? await modules[source.slice(1)]?.() : undefined;
    },
  };
}
