import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { inherited } from './inherited.ts';

/** The server as a separate process. */
export interface SiteProcess {
  child: ChildProcess;
  /** Its output so far. */
  output: { text: string };
  /** Its exit code. */
  ended: Promise<number | null>;
  /** Kills it, and waits until it has stopped. */
  kill: () => Promise<void>;
  /** Waits for a matching output, up to a minute by default. */
  waitForOutput: (words: RegExp, seconds?: number) => Promise<RegExpMatchArray>;
  /** Its URL, once it listens. */
  url: () => Promise<string>;
}

/**
 * Starts the server on localhost, without log lines. The caller stops it.
 * @param program the built server; by default its sources @param words its arguments
 */
export function startSite(
  environment: Readonly<Record<string, string>>,
  program = join(import.meta.dirname, '..', 'main.ts'),
  words: readonly string[] = [],
): SiteProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...words], {
    env: { ...inherited, HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...environment },
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output.text += bytes));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const waitForOutput = async (words: RegExp, seconds = 60) => {
    for (let tries = seconds * 40; tries > 0; tries -= 1) {
      const found = output.text.match(words);
      if (found) return found;
      if (child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`It never printed ${words}, but: ${output.text}`);
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return {
    child,
    output,
    ended,
    kill,
    waitForOutput,
    url: async () => (await waitForOutput(/Site +(http:\S+)/))[1] ?? '',
  };
}
