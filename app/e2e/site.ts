import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../server/testing/freePort.ts';
import { inherited } from '../server/testing/inherited.ts';

const program = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

/** Who may use the desk. */
export const owners = ['owner@agency.example', 'partner@agency.example'] as const;

/** The built site with its own database, outbox and port. */
export interface Site {
  url: string;
  /** Where the database and the outbox are. */
  dataDir: string;
  pid: number;
  /** The e-mails of a site that sends them to a mail server, oldest first. */
  emails?: () => readonly StoredEmail[];
  /** Why it stopped, with its last output; undefined while it runs. */
  exitReason: () => string | undefined;
  /** Stops the server, and starts it with further settings on its data and its port. */
  restart: (settings: Record<string, string>) => Promise<void>;
  /** Kills the server and keeps the data, like a crash. */
  stop: () => Promise<void>;
  /** Stops the server and removes the data. */
  close: () => Promise<void>;
}

/** An e-mail as it is read. */
export interface StoredEmail {
  to: string;
  subject: string;
  text: string;
}

/** The sites of a worker: one for each settings object. */
export class Sites {
  /** Why sites stopped that were still needed. */
  readonly exitReasons: string[] = [];
  readonly #sites = new Map<object, Site>();

  /** The site that was started with this settings object. */
  async find(settings: Record<string, string>): Promise<Site> {
    const site = this.#sites.get(settings) ?? (await startSite(settings));
    this.#sites.set(settings, site);
    return site;
  }

  async close(): Promise<void> {
    for (const site of this.#sites.values()) {
      const exitReason = site.exitReason();
      if (exitReason) this.exitReasons.push(exitReason);
      await site.close();
    }
  }
}

/** Starts the built server and resolves when it responds. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const port = await freePort();
  // Passkeys don't work on an IP address.
  const url = `http://localhost:${port}`;
  const output: string[] = [];
  const launch = (changed: Record<string, string>) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
      env: {
        ...inherited,
        PORT: String(port),
        HOST: '127.0.0.1',
        SITE_URL: url,
        ADMIN_EMAILS: owners.join(),
        DATA_DIR: dataDir,
        // Its time depends on the clock.
        BACKUP_TIME: 'off',
        // Few tests visit many pages.
        WARM_UP: 'off',
        LOG_LEVEL: 'warn',
        // All tests of a worker share one IP address.
        RATE_LIMIT: '0',
        ...settings,
        ...changed,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)));
    return child;
  };
  let server = launch({});

  const exitReason = () => {
    const why = server.exitCode ?? server.signalCode;
    return why === null ? undefined : `The site ended (${why}).\n${output.join('')}`;
  };
  const stop = () => terminate(server);
  const close = async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const untilStarted = async () => {
    try {
      await untilReady(`${url}/api/health`, server);
    } catch (cause) {
      await close();
      throw new Error(`The site did not start.\n${output.join('')}`, { cause });
    }
  };
  const restart = async (changed: Record<string, string>) => {
    await stop();
    server = launch(changed);
    await untilStarted();
  };
  await untilStarted();
  return {
    url,
    dataDir,
    get pid() {
      return server.pid ?? 0;
    },
    exitReason,
    restart,
    stop,
    close,
  };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  // A busy machine may take long.
  const deadline = Date.now() + 100_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`It ended with code ${server.exitCode}.`);
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It gave no answer in 100 seconds.');
}

async function terminate(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const timer = setTimeout(() => server.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(timer);
}
