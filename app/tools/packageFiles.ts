import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CommandError } from '../server/platform/cli/command.ts';

const root = join(import.meta.dirname, '../..');
const app = join(root, 'app');
const run = (program: string, words: readonly string[], cwd = root) =>
  execFileSync(program, words, { cwd, maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'inherit'] });

/** Folders of the build, and other files, with their place in the package. */
const parts: readonly [from: string, to: string][] = [
  ['dist/server', 'server'],
  ['dist/client', 'client'],
  ['dist/desk', 'desk'],
  ['dist/desk-server', 'desk-server'],
  ['dist/render', 'render'],
  ['ops/package/agency.mjs', 'agency.mjs'],
  ['ops/package/README.md', 'README.md'],
  ['ops/agency', 'ops/agency'],
  ['ops/systemd', 'ops/systemd'],
  ['ops/Caddyfile', 'ops/Caddyfile'],
  ['ops/alerts.yml', 'ops/alerts.yml'],
  ['../LICENSE', 'LICENSE'],
];

/** The renderer needs no pictures: the client has them. */
const isNeeded = (file: string) => !/render[\\/]assets[\\/].*\.(avif|webp|png|jpe?g)$/.test(file);

/** Writes the site as it runs, without sources and node_modules. Modes don't depend on the machine. */
export function packFolder(folder: string): void {
  for (const [from, to] of parts) cpSync(join(app, from), join(folder, to), { recursive: true, filter: isNeeded });
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    const isOpen = entry.isDirectory() || entry.name === 'agency.mjs';
    chmodSync(join(entry.parentPath, entry.name), isOpen ? 0o755 : 0o644);
  }
}

export interface Package {
  archive: string;
  content: Buffer;
  /** The list of the packages in it. */
  list: string;
}

/**
 * Writes the archive and the list of its packages. Both depend on the commit only: names are sorted, times
 * are the commit's.
 */
export function writePackage(folder: string): Package {
  const [commit = '', time = ''] = String(run('git', ['log', '-1', '--format=%h %ct', '--abbrev=12']))
    .trim()
    .split(' ');
  const isChanged = String(run('git', ['status', '--porcelain'])).trim() !== '';
  const name = `agency-site-${commit}${isChanged ? '-changed' : ''}`;
  using staging = mkdtempDisposableSync(join(tmpdir(), 'agency-package-'));
  packFolder(join(staging.path, name));
  const content = gzipSync(tar(staging.path, name, time), { level: 9 });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, `${name}.tar.gz`);
  writeFileSync(archive, content);
  const list = join(folder, `${name}.cdx.json`);
  writeFileSync(list, packagesIn(Number(time)));
  return { archive, content, list };
}

function tar(staging: string, name: string, time: string): Buffer {
  const always = ['--sort=name', `--mtime=@${time}`, '--owner=0', '--group=0', '--numeric-owner', '--format=gnu'];
  try {
    return run('tar', [...always, '-c', name], staging);
  } catch (error) {
    throw new CommandError('The archive needs GNU tar; on macOS: brew install gnu-tar, and put it on PATH.', {
      cause: error,
    });
  }
}

interface Bom {
  serialNumber?: string;
  metadata: { timestamp: string };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const byText = (one: string, other: string) => (one < other ? -1 : 1);

/** CycloneDX, by pnpm from the lockfile, without what differs every time. */
function packagesIn(seconds: number): string {
  const words = ['sbom', '--prod', '--lockfile-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const bom = JSON.parse(String(run('pnpm', ['--silent', ...words, '--filter', '@agency-site/app']))) as Bom;
  delete bom.serialNumber;
  bom.metadata.timestamp = new Date(seconds * 1000).toISOString();
  bom.components.sort((one, other) => byText(one['bom-ref'], other['bom-ref']));
  bom.dependencies.sort((one, other) => byText(one.ref, other.ref));
  for (const { dependsOn } of bom.dependencies) dependsOn?.sort(byText);
  return `${JSON.stringify(bom, null, 2)}\n`;
}
