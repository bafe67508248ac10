import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** The program as an operator starts it. */
export interface SiteProcess {
  child: ChildProcess;
  /** All that it wrote so far. */
  said: { text: string };
  /** The code it ends with. */
  ended: Promise<number | null>;
  /** Ends it at once, if it has not ended; when this resolves, it writes to no folder any more. */
  kill: () => Promise<void>;
  /** Waits until it has said something like this. */
  says: (words: RegExp) => Promise<RegExpMatchArray>;
  /** Where it listens, once it does. */
  url: () => Promise<string>;
}

/** Starts the program, on this machine alone and without log lines; whoever starts it ends it. */
export function startSite(environment: Readonly<Record<string, string>>): SiteProcess {
  const program = join(import.meta.dirname, '..', 'main.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...environment },
  });
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said.text += bytes));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const says = async (words: RegExp) => {
    for (let tries = 800; tries > 0; tries -= 1) {
      const found = said.text.match(words);
      if (found) return found;
      if (child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`It never said ${words}, but: ${said.text}`);
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { child, said, ended, kill, says, url: async () => (await says(/Site +(http:\S+)/))[1] ?? '' };
}
