import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);

/**
 * Writes a brotli version of every script, style sheet and drawing that has none, at the highest level, so that a server that
 * has just started sends small files too.
 */
export async function compress(folder: string): Promise<void> {
  const names = new Set(await readdir(folder));
  const files = [...names].filter((name) => /\.(css|js|svg)$/.test(name) && !names.has(`${name}.br`));
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await brotli(content, { params }));
    }),
  );
}

/** Compresses the files of a client build once, at the highest level: otherwise the server would do so at every start. */
export const compressed: Plugin = {
  name: 'compressed',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  writeBundle: ({ dir = '' }) => compress(join(dir, 'assets')),
};
