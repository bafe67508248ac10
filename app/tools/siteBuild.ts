import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, globSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../server/platform/cli/command.ts';
import { readArticles } from './markdown/articles.ts';
import { readPages } from './pages.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'app/dist');
const log = join(dist, 'build.log');
/** The fingerprint of the last build. */
const record = join(dist, 'built-from');

/** The two builds, in order, each with an output file. */
const builds = [
  { what: 'the component library', workspace: '@agency-site/ui', leaves: join(root, 'ui/dist/components/index.js') },
  { what: 'the site', workspace: '@agency-site/app', leaves: join(dist, 'server/main.js') },
];

/** Whether the build is up to date with sources, and packages. */
export function isBuilt(): boolean {
  return (
    builds.every(({ leaves }) => existsSync(leaves)) &&
    existsSync(record) &&
    readFileSync(record, 'utf8') === fingerprint()
  );
}

/**
 * Builds library and site, printing a line of progress each; the tools' output goes to a file.
 * @throws CommandError with the end of that file
 */
export async function buildSite(): Promise<void> {
  mkdirSync(dist, { recursive: true });
  rmSync(record, { force: true });
  const from = fingerprint();
  // Loaded here, because the build itself names a file that can't be parsed.
  const faults: string[] = await import('./catalogueFaults.ts').then(
    ({ catalogueFaults }) => catalogueFaults(),
    () => [],
  );
  const output = openSync(log, 'w');
  try {
    for (const { what, workspace } of builds) {
      const started = performance.now();
      console.log(`Building ${what} …`);
      const code = await run(['--filter', workspace, 'run', 'build'], output);
      if (code !== 0) throw new CommandError(`Building ${what} failed. The end of ${log}:\n\n${endOf(log)}`);
      console.log(`Built ${what} in ${Math.round((performance.now() - started) / 1000)} s.`);
    }
  } finally {
    closeSync(output);
  }
  writeFileSync(record, from);
  const app = join(root, 'app');
  faults.push(...(await readPages(app)).faults, ...readArticles(app).faults);
  for (const fault of faults) console.warn(fault);
}

function run(words: string[], output: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    // pnpm is a .cmd file on Windows.
    const shell = process.platform === 'win32';
    const child = spawn('pnpm', words, { cwd: root, stdio: ['ignore', output, output], shell });
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

const endOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-30).join('\n');

/** Folders that don't affect the build. */
const made = new Set(['node_modules', 'dist', '.astro', '.cache', '.data', 'test-results', 'playwright-report']);

function fingerprint(): string {
  const files = globSync(['ui/**/*', 'app/**/*', 'pnpm-lock.yaml', 'tsconfig.base.json'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => made.has(entry.name),
  })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tsbuildinfo'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
