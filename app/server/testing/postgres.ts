import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { freePort } from './freePort.ts';

/** The URL of PostgreSQL for tests, or why there is none. */
export type PostgresForTests = { url: string } | { unavailable: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresForTests;
  }
}

/** Global set-up of the server tests: PostgreSQL from TEST_DATABASE_URL, or a temporary one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const own = given ? null : await startPostgres();
  const found: PostgresForTests = given ? { url: given } : (own ?? { unavailable: 'it was not started' });
  if ('unavailable' in found) {
    const line = '='.repeat(100);
    console.warn(
      `\n${line}\nThe server tests ran on SQLite only. PostgreSQL was SKIPPED: ${found.unavailable}.\n` +
        `Install it, or set TEST_DATABASE_URL to a server where the tests can create databases.\n${line}\n`,
    );
  }
  project.provide('postgres', 'url' in found ? { url: found.url } : found);
  return async () => {
    if (own && 'stop' in own) await own.stop();
  };
}

/**
 * Creates a database.
 * @param url of a database on the server
 * @param template URL of the database to copy; without it the new one is empty
 * @returns its URL
 */
export async function createDatabase(url: string, template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}${template ? ` template ${new URL(template).pathname.slice(1)}` : ''}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** A temporary PostgreSQL, or why there is none. */
export type OwnPostgres = { url: string; stop: () => Promise<void> } | { unavailable: string };

/** Starts a PostgreSQL that ends with this process at the latest. */
export async function startPostgres(): Promise<OwnPostgres> {
  const binaries = folderOfBinaries();
  if (!binaries) return { unavailable: 'no PostgreSQL is installed here' };
  const user = ordinaryUser();
  if (!user) return { unavailable: 'PostgreSQL can’t run as root, and there is no user "postgres"' };
  const data = mkdtempSync(join(tmpdir(), 'agency-postgres-'));
  if (process.getuid?.() === 0) chownSync(data, user.uid, user.gid);
  try {
    execFileSync(
      join(binaries, 'initdb'),
      ['--pgdata', data, '--username=postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
      { ...user, stdio: 'pipe', cwd: tmpdir() },
    );
    const port = await freePort();
    const server = spawnGuarded(join(binaries, 'postgres'), optionsOf(data, port), user);
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await reachable(url);
    return { url, stop: () => stopped(server, data) };
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    return {
      unavailable: `the one that is installed did not start (${error instanceof Error ? error.message : error})`,
    };
  }
}

function optionsOf(data: string, port: number): string[] {
  // The data is temporary, so nothing needs to be synced to disk.
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'fsync=off',
    'full_page_writes=off',
    'max_connections=200',
  ];
  return ['-D', data, '-k', data, ...settings.flatMap((setting) => ['-c', setting])];
}

/** Runs a program that stops with this process, even after SIGKILL: its parent shell waits until our pipe closes. */
function spawnGuarded(program: string, options: string[], user: { uid: number; gid: number }): ChildProcess {
  const guard = '"$@" & program=$!; cat > /dev/null; kill -INT $program; wait $program';
  return spawn('sh', ['-c', guard, 'guard', program, ...options], {
    ...user,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: tmpdir(),
  });
}

async function stopped(server: ChildProcess, data: string): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.stdin?.end();
  await ended;
  rmSync(data, { recursive: true, force: true });
}

function folderOfBinaries(): string | undefined {
  const named = (process.env.PATH ?? '').split(':');
  const packaged = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  return [...packaged, ...named].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** The user to run PostgreSQL as: the current one, or `postgres` instead of root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? uid };
  const entry = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return entry ? { uid: Number(entry[1]), gid: Number(entry[2]) } : undefined;
}

async function reachable(url: string): Promise<void> {
  for (let tries = 300; ; tries -= 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries <= 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
