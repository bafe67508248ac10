import { brotliCompressSync } from 'node:zlib';
import { build, type UserConfig } from 'vite';

/** What a browser fetches, compressed by brotli, in kB of 1,000 bytes. */
export interface Weight {
  js: number;
  css: number;
}

const kB = (texts: (string | Uint8Array)[]) => brotliCompressSync(texts.join('')).length / 1000;

/**
 * Weighs files with everything they import, bundled and minified by Vite as an app would do it. React is left out: it is
 * the app's. JS and CSS are compressed apart, as a server does.
 */
export async function weigh(input: string[], resolve: UserConfig['resolve'] = {}): Promise<Weight> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    resolve,
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
    js: kB(built.output.flatMap((file) => (file.type === 'chunk' ? file.code : []))),
    css: kB(
      built.output.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : [])),
    ),
  };
}
