/** Finds the Chromium that all browser tests use. `node .ci/browser.mjs` prints its path, after installing one if necessary. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Flags that let Chromium start in a container and turn off its background requests. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const require = createRequire(new URL('../app/package.json', import.meta.url));

const onThePath = (names) =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

const candidates = () => [
  ...onThePath(['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge']),
  require('playwright-core').chromium.executablePath(),
];

/** Whether a browser starts: some files only suggest installing a snap, and a download may lack a system library. */
function starts(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform === 'win32') return true; // There, `chrome --version` opens a window.
  try {
    return /\d+\.\d+/.test(execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000, stdio: 'pipe' }));
  } catch {
    return false;
  }
}

/** Ways to install a browser where there is none: Playwright's download, then, as root on Debian, the distribution's package. */
const installations = [
  [
    process.execPath,
    join(dirname(require.resolve('playwright-core/package.json')), 'cli.js'),
    'install',
    '--no-shell',
    'chromium',
  ],
  ['apt-get', '-q', 'update'],
  ['apt-get', '-q', 'install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
];

/**
 * The path of a Chromium, Chrome or Edge that starts, installed first if this machine has none. Sets CHROMIUM_PATH, so that child
 * processes need not search again. Throws if that names none already, or if there is no way to get one.
 */
export function obtainBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !starts(chosen)) throw new Error(`CHROMIUM_PATH names no browser that starts: ${chosen}`);
  let path = chosen || candidates().find(starts);
  for (const [command, ...args] of installations) {
    if (path) break;
    console.error(`No Chromium on this machine: ${command} ${args.join(' ')}`);
    try {
      const env = {
        ...process.env,
        DEBIAN_FRONTEND: 'noninteractive',
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
      };
      execFileSync(command, args, { env, timeout: 420_000, stdio: ['ignore', 2, 2] });
    } catch (error) {
      console.error(error.message);
    }
    path = candidates().find(starts);
  }
  if (!path) throw new Error('Install Chromium, Chrome or Edge, or name one: CHROMIUM_PATH=/path/to/chrome npm test');
  process.env.CHROMIUM_PATH = path;
  return path;
}

/**
 * How tests start Chromium: as its headless shell, if the machine has it, because opening a page then takes an eighth of the
 * processor time, and then without a process for graphics, which saves another eighth. The shell has no back/forward cache, and
 * reports a mouse resting in the corner.
 */
export function testBrowser() {
  const browser = obtainBrowser();
  const shell = onThePath(['chromium-headless-shell']).find(starts);
  return shell
    ? { executablePath: shell, args: [...browserArgs, '--in-process-gpu'] }
    : { executablePath: browser, args: browserArgs };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(obtainBrowser());
