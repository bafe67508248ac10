import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'app/docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `app/docs/${file}`),
];
const scripts = Object.fromEntries(
  ['.', 'app', 'ui', 'ladle', 'ui/docs'].map((folder) => [
    basename(folder),
    Object.keys((JSON.parse(read(join(folder, 'package.json'))) as { scripts: object }).scripts),
  ]),
);
/** Built-in npm and pnpm commands. */
const builtIn = ['install', 'exec', 'test', 'start'];

/** The id of a heading on GitHub. */
const headingId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Paths that a reader creates, or the build. */
const createdLater = [
  'ui/src/Stamp',
  'ui/docs/src/content/docs/components/stamp.mdx',
  'ui/docs/examples/Stamp/',
  'ui/docs/dist',
  'app/dist/',
  'app/.cache/',
];

function leadsSomewhere(from: string, link: string): boolean {
  const [path = '', id] = link.split('#');
  const file = path ? join(dirname(from), path) : from;
  if (!existsSync(join(root, file))) return false;
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => headingId(heading));
  return id === undefined || headings.includes(id);
}

/** The script that a command runs, and the package it is in: `pnpm --filter @agency-site/ui run build`. */
function namesScript(command: string): boolean {
  const [, folder = '.', name = ''] = /^p?npm (?:--filter @agency-site\/(\w+) )?(?:run )?([\w:-]+)/.exec(command) ?? [];
  return builtIn.includes(name) || (scripts[folder]?.includes(name) ?? false);
}

test('pnpm dev starts the site, the desk and the server at once, on a machine of one core too', () => {
  const parts = scripts.app?.filter((name) => name.startsWith('dev:'));
  // Without the number, pnpm starts no more than there are cores, and the others wait for ever.
  expect(read('package.json')).toContain(`--workspace-concurrency=${parts?.length} run`);
});

describe.each(documents)('%s', (file) => {
  const text = read(file);

  test('every link leads to an existing file and heading', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !/^https?:/.test(link) && !leadsSomewhere(file, link))).toEqual([]);
  });

  test('every file and folder exists', () => {
    const paths = [...text.matchAll(/`((?:app|ui|ladle)\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(
      paths.filter((path) => !createdLater.some((start) => path.startsWith(start)) && !existsSync(join(root, path))),
    ).toEqual([]);
  });

  test('every command exists', () => {
    const commands = [...text.matchAll(/(?<=[`\n(])p?npm [^`\n]+/g)].map(([command]) => command);
    expect(commands.filter((command) => !namesScript(command))).toEqual([]);
  });
});
