import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** What a browser fetches, compressed by brotli, in kB of 1,000 bytes. */
export interface Weight {
  js: number;
  css: number;
}

/**
 * Bundles and minifies files with everything they import by Vite, as an app would do it. React is left out: it is the
 * app's.
 */
export async function bundle(input: string[]): Promise<{ js: string; css: string }> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      cssTarget: 'chrome123',
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
        onLog: () => {},
      },
    },
  });
  if (!('output' in built)) throw new Error('Vite did not build once.');
  return {
    js: built.output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join(''),
    css: built.output
      .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? `${file.source}` : []))
      .join(''),
  };
}

const kB = (text: string) => brotliCompressSync(text).length / 1000;

/** Weighs files with everything they import. JS and CSS are compressed apart, as a server does. */
export async function weigh(input: string[]): Promise<Weight> {
  const { js, css } = await bundle(input);
  return { js: kB(js), css: kB(css) };
}
