import { setImmediate as turn } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

export interface ZippedFile {
  name: string;
  content: Uint8Array;
  modified: Date;
}

/** A zip archive of files, a file at a time, so that a whole year fits in little memory. */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, content, modified } of files) {
    const entry = new ZipDeflate(name);
    entry.mtime = modified;
    zip.add(entry);
    entry.push(content, true);
    yield* chunks.splice(0);
    // Others get their turn between two files.
    await turn();
  }
  zip.end();
  yield* chunks.splice(0);
}
