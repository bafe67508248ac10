import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files, manifest } from './package';
import { type Registry, startRegistry } from './registry';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'release-'));
const cli = join(dirname(createRequire(join(root, 'package.json')).resolve('@changesets/cli/package.json')), 'bin.js');
const committer = { NAME: 'Release', EMAIL: 'release@agency.example' };
const env: NodeJS.ProcessEnv = {
  ...process.env,
  // The developer may be signed in to a real registry: hide those credentials.
  HOME: scratch,
  USERPROFILE: scratch,
  XDG_CONFIG_HOME: scratch,
  NPM_CONFIG_USERCONFIG: join(scratch, '.npmrc'),
  ...Object.fromEntries(
    Object.entries(committer).flatMap(([key, value]) => [
      [`GIT_AUTHOR_${key}`, value],
      [`GIT_COMMITTER_${key}`, value],
    ]),
  ),
};
const git = (...args: string[]) => run('git', args, { cwd: scratch, env });
const changeset = (command: string) => run(process.execPath, [cli, command], { cwd: scratch, env });

const changesets = readdirSync(join(root, '.changeset'))
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map((file) => readFileSync(join(root, '.changeset', file), 'utf8'));
type Scratch = typeof manifest & { publishConfig: object };
const ownFile = join(scratch, 'ui/package.json');
const own = () => JSON.parse(readFileSync(ownFile, 'utf8')) as Scratch;
const rewrite = (change: (own: Scratch) => object) =>
  writeFileSync(ownFile, JSON.stringify({ ...own(), ...change(own()) }, null, 2));
const setAddress = (address: string) =>
  rewrite(() => ({ homepage: address, repository: { type: 'git', url: `git+${address}.git` }, bugs: address }));
const version = () => own().version;

let registry: Registry;

beforeAll(async () => {
  registry = await startRegistry();
  const workspaceFiles = [
    '.changeset',
    'package.json',
    'pnpm-workspace.yaml',
    'LICENSE',
    'app/package.json',
    'ladle/package.json',
  ];
  const packageFiles = ['package.json', 'README.md', 'CHANGELOG.md', 'css.d.ts', 'dist', 'beforePublish.ts'].map(
    (path) => `ui/${path}`,
  );
  for (const path of [...workspaceFiles, ...packageFiles]) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(scratch, path)), { recursive: true });
    cpSync(join(root, path), join(scratch, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'), 'junction');
  const { url } = registry;
  Object.assign(env, { npm_config_registry: url, pnpm_config_registry: url });
  writeFileSync(join(scratch, '.npmrc'), `registry=${url}\n${url.replace('http:', '')}:_authToken=none\n`);
  // The manifest takes precedence over .npmrc.
  rewrite((own) => ({ publishConfig: { ...own.publishConfig, registry: url } }));
  setAddress('https://code.example/ui');
  writeFileSync(join(scratch, '.gitignore'), 'node_modules\n.npmrc\n');
  // There is something to release, even right after a release.
  writeFileSync(
    join(scratch, '.changeset/rehearsal.md'),
    '---\n"@agency-site/ui": patch\n---\n\n**Package:** rehearsed\n',
  );
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '.');
  await git('commit', '--quiet', '--message=Everything');
});

afterAll(() => {
  registry.stop();
  rmSync(scratch, { recursive: true, force: true });
});

test.each(changesets)('a changeset says what changed, for whom, and what to do (%#)', (text) => {
  expect(text).toMatch(/^---\n"@agency-site\/ui": (major|minor|patch)\n---\n\n\*\*[^*\n]+:\*\* [^\n]+\n\n[A-Z`]/);
});

test('changeset version uses every changeset', async () => {
  const before = version();
  await changeset('version');
  expect(
    readdirSync(join(scratch, '.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md'),
  ).toEqual([]);
  expect(version()).not.toBe(before);
  const log = readFileSync(join(scratch, 'ui/CHANGELOG.md'), 'utf8');
  expect(log).toContain(`## ${version()}\n`);
  expect(log).toContain('**Package:** rehearsed');
  for (const text of changesets) expect(log).toContain(/\*\*[^\n]+/.exec(text)?.[0]);
  const { stdout: commit } = await git('rev-parse', 'HEAD');
  expect(log).toContain(
    `- [\`${commit.slice(0, 7)}\`](https://code.example/ui/commit/${commit.trim()}): **Package:** rehearsed`,
  );
});

test('without the address of a repository, a release stops, and says where to enter it', async () => {
  setAddress('https://repository.invalid/ui');
  const released = run('pnpm', ['--config.verify-deps-before-run=false', 'run', 'release'], {
    cwd: scratch,
    env,
    shell: process.platform === 'win32',
  });
  await expect(released).rejects.toMatchObject({ stderr: expect.stringContaining('in ui/package.json') });
  await expect(changeset('publish')).rejects.toThrow();
  expect(registry.published).toEqual([]);
  setAddress('https://code.example/ui');
});

test('npm publish is refused, and names the command to use instead', async () => {
  const published = run('npm', ['publish'], {
    cwd: join(scratch, 'ui'),
    env: { ...env, npm_config_user_agent: undefined },
    shell: process.platform === 'win32',
  });
  await expect(published).rejects.toMatchObject({ stderr: expect.stringContaining('pnpm release') });
  expect(registry.published).toEqual([]);
});

test('changeset publish sends the package to the registry, and nothing else of the workspace', async () => {
  await changeset('publish');
  expect(registry.published.map(({ name }) => name)).toEqual(['@agency-site/ui']);
  const [publication] = registry.published;
  const [sent] = Object.values(publication?.versions ?? {});
  const [tarball] = Object.values(publication?._attachments ?? {});
  expect(sent?.version).toBe(version());
  expect(sent?.exports).toEqual(manifest.exports);
  expect(sent?.bin).toEqual({ ui: 'dist/check/ui.js' });
  // A tar file names each file in the first hundred bytes of a block of 512.
  const tar = gunzipSync(Buffer.from(tarball?.data ?? '', 'base64')).toString('latin1');
  for (const path of files) expect(tar).toContain(`package/${path}\0`);
  expect((await git('tag', '--points-at', 'HEAD')).stdout.trim()).toBe(`@agency-site/ui@${version()}`);
});

test('a version in the registry is not published again', async () => {
  await changeset('publish');
  expect(registry.published).toHaveLength(1);
});
