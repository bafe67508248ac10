import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { PublicSite } from '../../../src/domain/publicSite.ts';
import { publicSite } from '../settings/settings.ts';

const run = promisify(execFile);

/** What decides how pages look: the settings, and the build that renders them. */
function fingerprint(site: PublicSite, client: string, build: string): string {
  const hash = createHash('sha256').update(JSON.stringify(site));
  for (const file of [
    join(client, '.vite/manifest.json'),
    join(build, '.vite/manifest.json'),
    join(build, 'entry-prerender.js'),
  ]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The program that prerenders the pages: beside the bundle, or its source. */
const program = () =>
  ['prerender.js', 'prerender.ts'].map((name) => join(import.meta.dirname, name)).find((file) => existsSync(file)) ??
  '';

/** Versions or settings whose pages are kept: servers of two run side by side during an upgrade, or after going back. */
const kept = 3;

/** Marks pages as used now, and deletes all but those last used. Pages still being rendered are kept. */
export function keepLastUsed(folder: string, own: string, now: Date): void {
  utimesSync(own, now, now);
  const others = readdirSync(folder)
    .filter((name) => !name.startsWith('rendering-'))
    .map((name) => join(folder, name))
    .filter((each) => each !== own)
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const each of others.slice(kept - 1)) rmSync(each, { recursive: true, force: true });
}

/**
 * The folder of pages rendered with these settings, rendered first if it doesn't exist. Pages of the two settings or
 * versions used before are kept.
 * @param client the folder of the built site, whose pages show the default settings
 * @param tell receives a sentence before they are rendered, which takes a while
 * @returns null where the built pages show these settings, or nothing is built
 */
export async function ownPages(
  client: string,
  dataDir: string,
  tell: (words: string) => void = () => {},
): Promise<string | null> {
  const site = publicSite();
  const usual = publicSite({});
  if (client === '' || JSON.stringify(site) === JSON.stringify(usual)) return null;
  const build = join(client, '../prerender');
  const folder = join(dataDir, 'pages');
  const own = join(folder, fingerprint(site, client, build));
  if (!existsSync(own)) {
    tell('Rendering the pages with these settings: this start takes ten seconds or more, later ones don’t.');
    await render(client, own, site.name === usual.name);
  }
  keepLastUsed(folder, own, new Date());
  return own;
}

/** Prerenders the pages, and puts them in place when they are complete. */
async function render(client: string, own: string, isUsualName: boolean): Promise<void> {
  const folder = dirname(own);
  mkdirSync(folder, { recursive: true });
  const begun = mkdtempSync(join(folder, 'rendering-'));
  try {
    await run(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', program(), client, join(client, '../prerender'), begun],
      { env: { ...process.env, NODE_ENV: 'production', RENDER_PICTURES: isUsualName ? 'no' : 'yes' } },
    );
    if (!existsSync(own)) renameSync(begun, own);
  } finally {
    rmSync(begun, { recursive: true, force: true });
  }
}
