import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../../server/testing/freePort.ts';
import type { Installable, Tab } from './tab.ts';

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/xvfb-run';
/** The key of an element's id in WebDriver messages. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = Record<typeof elementKey, string>;

/**
 * WebKitGTK, driven by WebDriver. Its ten commands are sent with `fetch`: selenium-webdriver would bring 11 MB and 16 packages.
 * Each page has a driver of its own: one that has ended a session may never begin the next.
 */
export const webkit: Installable = {
  id: 'webkit',
  packages: 'webkit2gtk-driver xvfb xauth',
  async launch() {
    if (!existsSync(driver) || !existsSync(display)) return null;
    const first = await openSession();
    await first.end();
    return {
      name: `WebKitGTK ${first.browserVersion}`,
      open: async () => tabOf(await openSession()) as Tab,
      close: async () => undefined,
    };
  },
};

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const isReady = (url: string) =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

async function call<Value>(method: 'GET' | 'POST' | 'DELETE', url: string, body: object = {}): Promise<Value> {
  const signal = AbortSignal.timeout(60_000);
  const answer = await fetch(url, { method, signal, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

interface Session {
  browserVersion: string;
  get: <Value>(path: string) => Promise<Value>;
  post: <Value>(path: string, body?: object) => Promise<Value>;
  end: () => Promise<void>;
}

async function openSession(): Promise<Session> {
  const port = await freePort();
  const screen = '-screen 0 1600x1200x24';
  const server = spawn(display, ['-a', '-s', screen, driver, `--port=${port}`], { detached: true, stdio: 'ignore' });
  const stop = () => void (server.pid && process.kill(-server.pid));
  const url = `http://127.0.0.1:${port}`;
  for (let wait = 0; wait < 100 && !(await isReady(url)); wait++) await sleep(100);
  const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    `${url}/session`,
    { capabilities: { alwaysMatch: { browserName: 'MiniBrowser', pageLoadStrategy: 'normal' } } },
  ).catch((error: unknown) => {
    stop();
    throw error;
  });
  const session = `${url}/session/${sessionId}`;
  return {
    browserVersion: capabilities.browserVersion,
    get: (path) => call('GET', session + path),
    post: (path, body) => call('POST', session + path, body),
    async end() {
      await call('DELETE', session).catch(() => undefined);
      stop();
    },
  };
}

function tabOf({ get, post, end }: Session): Tab<Reference> {
  const keys = { Escape: '\uE00C', Enter: '\uE007' };
  const evaluate = (body: string, ...args: readonly unknown[]) =>
    post<unknown>('/execute/sync', { script: `return ((args) => { ${body} })([...arguments])`, args });
  const actions = (type: 'key' | 'pointer', moves: readonly object[]) =>
    post<void>('/actions', { actions: [{ type, id: type, actions: moves }] });
  return {
    goto: (url) => post('/url', { url }),
    async resize(width, height) {
      await post('/window/rect', { width, height });
      const [inner, outer] = (await evaluate('return [innerWidth, innerHeight]')) as [number, number];
      await post('/window/rect', { width: width + (width - inner), height: height + (height - outer) });
    },
    find: async (body, ...args) => {
      const found = await evaluate(body, ...args);
      return found !== null && typeof found === 'object' && elementKey in found ? (found as Reference) : null;
    },
    evaluate,
    hover: (element) => actions('pointer', [{ type: 'pointerMove', origin: element, x: 0, y: 0, duration: 0 }]),
    click: ({ [elementKey]: id }) => post(`/element/${id}/click`),
    type: ({ [elementKey]: id }, text) => post(`/element/${id}/value`, { text }),
    press: (key) =>
      actions('key', [
        { type: 'keyDown', value: keys[key] },
        { type: 'keyUp', value: keys[key] },
      ]),
    screenshot: async () => Buffer.from(await get<string>('/screenshot'), 'base64'),
    close: end,
  };
}
