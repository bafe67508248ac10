import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder in memory on Linux. */
const memory = '/dev/shm';
/** What the tests may need of it, in bytes. */
const enough = 1_000_000_000;

/**
 * Global set-up of the server tests: one folder for all temporary files. It is in memory where there is enough, since
 * the server waits for the disk on each commit. The programs that tests start keep their compiled code in it.
 */
export default function setUp(): () => void {
  const { TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const folder = mkdtempSync(join(hasEnoughMemory() ? memory : tmpdir(), 'agency-tests-'));
  process.env.TMPDIR = folder;
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  return () => {
    restore('TMPDIR', TMPDIR);
    restore('NODE_COMPILE_CACHE', NODE_COMPILE_CACHE);
    // A program that is just ending may still write into it.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
}

/** A new folder for a test, which needn't delete it. */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'agency-'));

function hasEnoughMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
