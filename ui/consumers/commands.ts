import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { createServer } from 'node:net';

const windows = process.platform === 'win32';

interface Place {
  cwd: string;
  /** Added to the environment. */
  env?: Record<string, string>;
}

function begin(command: string, args: readonly string[], { cwd, env }: Place): ChildProcess {
  // Other people's apps don't run with our test settings.
  const { NODE_ENV: _, VITEST: __, ...own } = process.env;
  const options: SpawnOptions = {
    cwd,
    env: { ...own, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group, so that ending it also ends the processes it started.
    detached: !windows,
    shell: windows && command === 'pnpm',
  };
  return spawn(command, args, options);
}

function end(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    if (windows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/** Runs a command and resolves with its output. Rejects with the output if it fails or takes more than `limit` seconds. */
export function perform(command: string, args: readonly string[], place: Place & { limit: number }): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = begin(command, args, place);
    let output = '';
    const timer = setTimeout(() => {
      output += `\nStopped after ${place.limit} s.`;
      end(child);
    }, place.limit * 1000);
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(output);
      else reject(new Error(`${[command, ...args].join(' ')}\n${output}`));
    });
  });
}

/** Runs a Node script, for example of a package that an app has installed. */
export const node = (script: string, args: readonly string[], place: Place & { limit: number }): Promise<string> =>
  perform(process.execPath, [script, ...args], place);

export interface Served {
  url: string;
  stop: () => void;
}

/** Starts a server on a free port, passed as its last argument, and waits until it responds. */
export async function serve(script: string, args: readonly string[], place: Place): Promise<Served> {
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const child = begin(process.execPath, [script, ...args, String(port)], place);
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const until = Date.now() + 60_000;
  while (!(await responds(url))) {
    if (child.exitCode !== null || Date.now() > until) {
      end(child);
      throw new Error(`No server started at ${url}\n${output}`);
    }
    await new Promise((wait) => setTimeout(wait, 100));
  }
  return { url, stop: () => end(child) };
}

const responds = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        const port = address && typeof address === 'object' ? address.port : 0;
        server.close(() => resolve(port));
      });
  });
}
