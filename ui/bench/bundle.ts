import { basename, dirname, join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { Entry } from './groups.ts';

const here = import.meta.dirname;
const ui = dirname(here);

/** One React for all contestants, and our components as they are published. */
export const resolve = {
  dedupe: ['react', 'react-dom'],
  alias: [{ find: /^@agency-site\/ui\/(\w+)$/, replacement: join(ui, 'dist/components/$1/$1.js') }],
};

const shared: InlineConfig = {
  configFile: false,
  root: ui,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve,
};

/** Hands a contestant to the stage. */
function entry({ file, theme }: Entry): Plugin {
  const from = (module: string) => `from ${JSON.stringify(join(here, module))}`;
  const code = `import * as contestant ${from(file)};
    import { stage } ${from('page.ts')};
    ${theme ? `export * ${from(theme)};` : ''}
    stage(contestant);`;
  return {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? id : undefined),
    load: (id) => (id === 'entry' ? code : undefined),
  };
}

/** The script and the styles of a page that draws a contestant. */
export async function bundlePage(contestant: Entry): Promise<{ js: string; css: string }> {
  const built = await build({
    ...shared,
    plugins: [entry(contestant)],
    build: {
      write: false,
      modulePreload: false,
      cssTarget: 'chrome123',
      rolldownOptions: { input: 'entry', output: { format: 'iife', name: 'bench' }, onLog: () => {} },
    },
  });
  if (!('output' in built)) throw new Error('Vite did not build once.');
  const page = { js: '', css: '' };
  for (const file of built.output) {
    if (file.type === 'chunk') page.js += file.code;
    else if (file.fileName.endsWith('.css')) page.css += file.source;
  }
  return page;
}

/** Writes a contestant as one module for Node into a folder from where React is found. Returns its path. */
export async function bundleModule({ file }: Entry, folder: string): Promise<string> {
  const name = `${basename(file, '.tsx')}.mjs`;
  await build({
    ...shared,
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ssr: join(here, file),
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        external: /^react(-dom)?(\/|$)/,
        output: { entryFileNames: name, codeSplitting: false },
        onLog: () => {},
      },
    },
  });
  return join(folder, name);
}
