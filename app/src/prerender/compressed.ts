import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/**
 * Leaves every script and sheet of a folder in brotli beside itself, compressed as hard as it goes: a server that has
 * just started would send its first visitors more.
 */
export async function compress(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => /\.(css|js)$/.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await brotli(content, { params }));
    }),
  );
}
