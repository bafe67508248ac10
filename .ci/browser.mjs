/**
 * Finds the Chromium that all browser tests use. `node .ci/browser.mjs` prints its path, after installing one if the
 * machine has none.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './command.mjs';

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

/** The path of a Chromium, Chrome or Edge on this machine: the first that starts, in the order of the list below. */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH, ...onThePath(), ...usualPlaces(), playwrightBrowser()].find(
    (path) => path && existsSync(path) && starts(path),
  );
}

/**
 * The path of a browser, installed first if necessary: by Playwright, or else, as root on Debian, from the distribution's
 * package. Also sets CHROMIUM_PATH, so that child processes need not search again. Rejects if there is no way to get one.
 * @param {(line: string) => void} [say]
 */
export async function obtainBrowser(say = () => {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) say(`CHROMIUM_PATH is ${named}, where there is no file: looking elsewhere`);
  const path = findBrowser() ?? (await download(say)) ?? (await installPackage(say));
  if (!path) throw new Error(missing);
  process.env.CHROMIUM_PATH = path;
  return path;
}

/**
 * How tests start Chromium: as its headless shell, if the machine has it, because opening a page then takes an eighth of the
 * processor time, and then without a process for graphics, which saves another eighth. The shell has no back/forward cache, and
 * reports a mouse resting in the corner.
 * @param {(line: string) => void} [say]
 */
export async function testBrowser(say) {
  const browser = await obtainBrowser(say);
  const shell = onThePath(['chromium-headless-shell']).find((path) => existsSync(path) && starts(path));
  return shell
    ? { executablePath: shell, args: [...browserArgs, '--in-process-gpu'] }
    : { executablePath: browser, args: browserArgs };
}

const missing = `No Chromium was found on this machine and none could be obtained.
Install Chromium, Chrome or Edge (Debian, as root: apt-get install chromium), or name one: CHROMIUM_PATH=/path/to/chrome npm test`;

const browserNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];

function onThePath(names = browserNames) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return process.platform === 'win32'
    ? []
    : names.flatMap((name) => [...folders, '/usr/bin', '/usr/local/bin', '/snap/bin'].map((dir) => join(dir, name)));
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    const apps = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
    return ['/Applications', `${process.env.HOME}/Applications`].flatMap((folder) =>
      apps.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
    );
  }
  if (process.platform === 'win32') {
    const { LOCALAPPDATA, PROGRAMFILES, 'PROGRAMFILES(X86)': PROGRAMFILES_X86 } = process.env;
    const files = [
      'Chromium/Application/chrome.exe',
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ];
    return [PROGRAMFILES, PROGRAMFILES_X86, LOCALAPPDATA].flatMap((folder) =>
      folder ? files.map((file) => join(folder, file)) : [],
    );
  }
  return ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/usr/lib/chromium/chromium'];
}

const require = createRequire(new URL('../app/package.json', import.meta.url));

/** Where Playwright installs its Chromium, whether or not it is there. */
function playwrightBrowser() {
  try {
    return require('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Whether a browser starts: some files only suggest installing a snap, and a download may lack a system library. */
function starts(path) {
  // On Windows, `chrome --version` opens a window.
  if (process.platform === 'win32') return true;
  try {
    return /\d+\.\d+/.test(
      execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000, stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return false;
  }
}

async function download(say) {
  say("No Chromium on this machine. Trying Playwright's download …");
  const cli = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js');
  let cause = '';
  const { ok, why } = await run(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
    limit: 300,
    silence: 60,
    line: (text) => {
      if (text.includes('% of')) say(text);
      cause ||= text.startsWith('Error:') ? text : '';
    },
  });
  const path = ok ? findBrowser() : undefined;
  if (path) say(`Playwright's Chromium is at ${path}`);
  else if (ok) say("Playwright's Chromium does not start here: a system library is missing.");
  else say(`Playwright's download failed (${why}). ${cause}`);
  return path;
}

async function installPackage(say) {
  if (!isDebian() || process.getuid?.() !== 0) return undefined;
  say('Trying the package of the distribution: apt-get install chromium …');
  const install = ['install', '-y', '--no-install-recommends'];
  for (const args of [['update'], [...install, 'chromium'], [...install, 'chromium-headless-shell']]) {
    const said = [];
    const { ok, why } = await run('apt-get', ['-q', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      limit: 420,
      silence: 120,
      line: (text) => said.push(text),
    });
    // If the update fails, the package lists already here may still be good enough.
    if (!ok) say([`apt-get ${args[0]} failed (${why}):`, ...said.slice(-5)].join('\n'));
  }
  const path = findBrowser();
  if (path) say(`The distribution's Chromium is at ${path}`);
  return path;
}

function isDebian() {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    console.log(await obtainBrowser((line) => console.error(line)));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
