import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SettingsError } from '../server/platform/settings/environment.ts';
import { startFailure } from '../server/startMessage.ts';
import serverBuild from '../vite.server.config.ts';

const app = join(import.meta.dirname, '..');
const root = join(app, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { packageManager, optionalDependencies } = JSON.parse(read('package.json')) as {
  packageManager: string;
  optionalDependencies: { node: string };
};
describe('Dockerfile', () => {
  const text = read('Dockerfile');
  const stages = text.split(/^FROM /m).slice(1);

  test('uses our Node and our pnpm, in two stages', () => {
    expect(stages).toHaveLength(2);
    for (const stage of stages) expect(stage).toMatch(new RegExp(`^node:${optionalDependencies.node}-`));
    expect(text).toContain(`npm install --global ${packageManager}`);
  });

  test('installs with the manifest of every package of the workspace', () => {
    const { packages } = parse(read('pnpm-workspace.yaml')) as { packages: string[] };
    for (const folder of packages) expect(text).toContain(`COPY ${folder}/package.json ${folder}/\n`);
    for (const [, paths = ''] of text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
      for (const path of paths.split(' ')) expect(existsSync(join(root, path)), path).toBe(true);
    }
  });
});

test('the commands of a package are built', () => {
  const input = Object.keys(serverBuild.build?.rolldownOptions?.input ?? {});
  const commands = [...read('app/ops/package/agency.mjs').matchAll(/: \['([\w-]+)', '/g)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(5);
  expect(input.sort()).toEqual(
    [...commands, 'backup.worker', 'calendar.worker', 'picture.worker', 'render.worker'].sort(),
  );
});

test('systemd restarts the site after anything that a restart may fix', () => {
  const code = startFailure(new SettingsError([])).exitCode;
  const lines = read('app/ops/systemd/agency.service').split('\n');
  for (const line of ['Restart=always', `RestartPreventExitStatus=${code}`, 'StartLimitIntervalSec=0'])
    expect(lines).toContain(line);
});

test('systemd accepts the units', ({ skip }) => {
  if (!existsSync('/usr/bin/systemd-analyze')) skip('systemd is not installed');
  const units = globSync('app/ops/systemd/*', { cwd: root });
  expect(units).toHaveLength(3);
  const answer = execFileSync('systemd-analyze', ['verify', ...units], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  expect(answer).toBe('');
});
