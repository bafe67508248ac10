import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the built pages: beside the bundle, or in the build folder when running from sources. "" without any. */
export function clientFolder(): string {
  const folders = ['../client', '../../../dist/client'].map((folder) => join(import.meta.dirname, folder));
  return folders.find((each) => existsSync(each)) ?? '';
}
