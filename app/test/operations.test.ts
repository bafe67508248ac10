import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import serverBuild from '../vite.server.config.ts';

const app = join(import.meta.dirname, '..');
const root = join(app, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
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

  test('runs without privileges, checks its health, and writes into two folders only', () => {
    const last = stages.at(-1) ?? '';
    expect(last).toMatch(/^USER node$/m);
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD'));
    expect(last).toContain('/api/health/live');
    expect(last).toContain('VOLUME ["/data", "/backups"]');
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml')) as {
    services: Record<string, { build?: { args: object }; volumes: string[]; read_only?: boolean; profiles?: string[] }>;
    volumes: object;
  };

  test('runs the site on a read-only file system behind Caddy, and PostgreSQL only when asked', () => {
    expect(services.site?.read_only).toBe(true);
    expect(services.postgres?.profiles).toEqual(['postgres']);
    const mounted = Object.values(services).flatMap((service) =>
      service.volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    for (const from of mounted) expect(from in volumes || existsSync(join(root, from)), from).toBe(true);
  });
});

test('the commands of a package are built', () => {
  const input = Object.keys(serverBuild.build?.rolldownOptions?.input ?? {});
  const commands = [...read('app/ops/package/agency.mjs').matchAll(/: \['([\w-]+)', '/g)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(5);
  expect(input.sort()).toEqual([...commands, 'backup.worker', 'calendar.worker', 'prerender'].sort());
});

test('messages name the commands of a package as they are called there', () => {
  const commands = [...read('app/ops/package/agency.mjs').matchAll(/^ {2}'?([\w-]+)'?: \['/gm)].map(([, name]) => name);
  expect(commands).toContain('backup');
  const byPnpm = new RegExp(`pnpm (${commands.join('|')})\\b`);
  const files = [
    ...globSync('server/**/*.ts', { cwd: app }),
    ...globSync('src/{domain,desk}/**/*.{ts,tsx}', { cwd: app }),
  ];
  const found = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => byPnpm.test(withoutComments(readFileSync(join(app, file), 'utf8'))));
  expect(found).toEqual([]);
});

test('systemd restarts the site after anything that a restart may fix', () => {
  const [, code = ''] = /noRestart = (\d+)/.exec(read('app/server/main.ts')) ?? [];
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
