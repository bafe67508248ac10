import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type SiteFile, siteFile } from './files.ts';

/** How long the assets of an earlier version are served after its last start, in milliseconds: pages stay open for days. */
const keptFor = 30 * 24 * 3_600_000;

const earlierFolder = (dataDir: string) => join(dataDir, 'assets');

/**
 * Copies the assets of this version beside the data, where later and earlier versions find them. Their names contain a hash of
 * their content, so versions never disagree about a name. Assets that no version had in its last 30 days are deleted.
 * @param client the folder of the built site
 */
export async function keepAssets(client: string, dataDir: string, now: Date): Promise<void> {
  const folder = earlierFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(join(client, 'assets'))) {
    const kept = join(folder, name);
    if (!(await stat(kept).catch(() => null))) {
      const begun = join(folder, `.${process.pid}-${name}`);
      await copyFile(join(client, 'assets', name), begun);
      await rename(begun, kept);
    }
    await utimes(kept, now, now);
  }
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > keptFor) await rm(file, { force: true });
  }
}

/**
 * An asset of another version, for pages that were opened before an upgrade, or that another server has sent.
 * @param path its URL path; one that leads elsewhere finds nothing
 */
export async function earlierAsset(dataDir: string, path: string): Promise<SiteFile | null> {
  const name = /^\/assets\/([\w-][\w.-]*)$/.exec(path)?.[1];
  if (name === undefined) return null;
  const content = await readFile(join(earlierFolder(dataDir), name)).catch(() => null);
  return content && siteFile(path, content);
}
