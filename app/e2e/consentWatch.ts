import {
  type BrowserContext,
  expect,
  type Fixtures,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
} from '@playwright/test';

/** A name or a pattern. */
type Name = string | RegExp;

/** What is allowed before consent. */
export interface AllowedBeforeConsent {
  /** Third-party origins. */
  origins?: readonly Name[];
  /** Names of cookies. */
  cookies?: readonly Name[];
  /** Keys of local and session storage. */
  storage?: readonly Name[];
}

/** Reported from inside a page: `local storage "visitor"`. */
const binding = '__consentWatch';

const isAllowed = (names: readonly Name[] = [], name: string) =>
  names.some((each) => (typeof each === 'string' ? each === name : each.test(name)));

/**
 * Watches every page of a browser context for what needs consent: third-party requests, cookies and
 * storage, including entries removed again.
 * @returns a function that returns one line per violation
 */
export async function watchConsent(
  context: BrowserContext,
  allowed: AllowedBeforeConsent = {},
): Promise<() => Promise<readonly string[]>> {
  /** Findings, with the page where each was first found. */
  const found = new Map<string, string>();
  const note = (kind: string, name: string, names: readonly Name[] | undefined, where: string) => {
    const what = `${kind} "${name}"`;
    if (!isAllowed(names, name) && !found.has(what)) found.set(what, where);
  };
  const noteStored = (kind: string, name: string, where: string) => {
    if (kind === 'cookie') note(kind, name, allowed.cookies, where);
    else note(kind, name, kind.endsWith('storage') ? allowed.storage : [], where);
  };

  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!/^(https?|wss?):$/.test(protocol)) return;
    // A navigation request is first-party.
    const own = request.isNavigationRequest() && !request.frame().parentFrame();
    const from = own ? origin : originOf(request.frame().page());
    if (origin !== from) note('request to', origin, allowed.origins, `${from}: ${request.url()}`);
  });
  context.on('response', async (response) => {
    const cookies = await response.headersArray().catch(() => []);
    for (const { name, value } of cookies) {
      if (name.toLowerCase() === 'set-cookie') noteStored('cookie', value.split('=', 1)[0] ?? '', response.url());
    }
  });
  const watchSockets = (page: Page) =>
    page.on('websocket', (socket) => note('socket to', new URL(socket.url()).origin, allowed.origins, page.url()));
  context.on('page', watchSockets);
  for (const page of context.pages()) watchSockets(page);
  await context.exposeBinding(binding, ({ page }, kind: string, name: string) => noteStored(kind, name, page.url()));
  await context.addInitScript(reportWrites, binding);

  return async () => {
    for (const { name, domain } of await context.cookies()) noteStored('cookie', name, domain);
    for (const page of context.pages()) {
      if (!page.url().startsWith('http')) continue;
      for (const [kind, name] of await page.evaluate(storedNow)) noteStored(kind, name, page.url());
    }
    return [...found].map(([what, where]) => `${what}, on ${where}`);
  };
}

const originOf = (page: Page) => (page.url().startsWith('http') ? new URL(page.url()).origin : '');

/** Runs in the page before its scripts: reports every write, even if it is removed later. */
function reportWrites(binding: string): void {
  const report = (kind: string, name: unknown) => {
    const tell: unknown = Reflect.get(window, binding);
    if (typeof tell === 'function') tell(kind, String(name));
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    // Access throws in browsers that forbid storage.
    report(this === sessionStorage ? 'session storage' : 'local storage', key);
    return setItem.call(this, key, value);
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  if (cookie?.set && cookie.get) {
    const { get, set } = cookie;
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => get.call(document),
      set: (text: string) => {
        report('cookie', String(text).split('=', 1)[0]?.trim());
        set.call(document, text);
      },
    });
  }
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, version) {
    report('database', name);
    return open.call(this, name, version);
  };
  if ('CacheStorage' in window) {
    const openCache = CacheStorage.prototype.open;
    CacheStorage.prototype.open = function (name) {
      report('cache', name);
      return openCache.call(this, name);
    };
  }
}

/** Runs in the page: lists what is stored when the test ends. */
function storedNow(): [kind: string, name: string][] {
  const keys = (kind: string, read: () => Storage): [string, string][] => {
    try {
      return Object.keys(read()).map((key) => [kind, key]);
    } catch {
      // Storage is forbidden, so nothing is stored.
      return [];
    }
  };
  return [...keys('local storage', () => localStorage), ...keys('session storage', () => sessionStorage)];
}

export interface ConsentWatch {
  /** Exceptions: `test.use({ allowedBeforeConsent: { cookies: ['scheme'] } })`. */
  allowedBeforeConsent: AllowedBeforeConsent;
  consentWatch: undefined;
}

/**
 * Fails tests when the site requests or stores anything that is not allowed before consent:
 * `const test = base.extend<ConsentWatch>(consentWatch)`.
 */
export const consentWatch: Fixtures<ConsentWatch, object, PlaywrightTestArgs & PlaywrightTestOptions> = {
  allowedBeforeConsent: [{}, { option: true }],
  consentWatch: [
    async ({ context, allowedBeforeConsent }, use) => {
      const found = await watchConsent(context, allowedBeforeConsent);
      await use(undefined);
      expect(await found(), 'before consent').toEqual([]);
    },
    { auto: true },
  ],
};
