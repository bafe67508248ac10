import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the built pages: beside the bundle, or in the build folder when running from sources. "" without any. */
export function clientFolder(): string {
  const folders = ['../client', '../../../dist/client'].map((folder) => join(import.meta.dirname, folder));
  return folders.find((each) => existsSync(each)) ?? '';
}

/** The build stores in this file what is left to confirm on its pages, as `pnpm drafts` lists it. Its name begins with a dot, so it isn't served. */
export const unconfirmedFile = '.unconfirmed.json';

/** What is left to confirm on the built pages; null without pages. */
export function unconfirmedIn(folder: string): readonly string[] | null {
  const file = join(folder, unconfirmedFile);
  return folder !== '' && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : null;
}
