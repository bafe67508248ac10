import type { Browser, BrowserContext, Page } from '@playwright/test';
import { listTimers } from '../../.ci/settled.mjs';

/** The state in which a test's visitor starts. */
export interface Visitor {
  /** Options of the browser context that can't change afterwards. */
  options: string;
  /** Origin of the site. */
  url: string;
  /** Local storage, by name. */
  stored: readonly { name: string; value: string }[];
  viewport: { width: number; height: number } | null;
  media: Parameters<Page['emulateMedia']>[0];
}

/** What tests listen to. */
const events = ['console', 'dialog', 'page', 'pageerror', 'popup', 'request', 'requestfailed', 'response', 'websocket'];

/** Chromium's headless shell reports a mouse in the corner of every page, which would count as an interaction. */
function ignoreRestingMouse() {
  addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse' && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    },
    true,
  );
}

/** A browser context of its own for a test. */
export async function newContext(browser: Browser): Promise<BrowserContext> {
  // Playwright would open an extra page to fill the storage, half the cost of a short test.
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  await context.addInitScript(ignoreRestingMouse);
  await context.addInitScript(listTimers);
  return context;
}

/**
 * One page for the tests of a worker, one after the other. Each starts as a new visitor: no cookies, storage, history, routes
 * or scripts of an earlier test are left. Only what the browser has compiled and cached stays, which saves two thirds of a short test's time.
 */
export class SharedPage {
  private page: Page | undefined;
  private options = '';
  /** Removes the scripts that a test added. */
  private scripts: { dispose: () => Promise<void> }[] = [];

  async startFor(browser: Browser, visitor: Visitor): Promise<BrowserContext> {
    const kept = this.page && !this.page.isClosed() && this.options === visitor.options ? this.page : undefined;
    if (kept) await this.clear(kept);
    if (kept && (await start(kept, visitor))) return kept.context();
    await this.close();
    const page = await this.open(browser, visitor.options);
    await start(page, visitor);
    return page.context();
  }

  async close(): Promise<void> {
    await this.page?.context().close();
    this.page = undefined;
  }

  private async open(browser: Browser, options: string): Promise<Page> {
    const context = await newContext(browser);
    const page = await context.newPage();
    this.scripts = [];
    for (const target of [context, page]) this.recordScripts(target);
    this.page = page;
    this.options = options;
    return page;
  }

  private recordScripts(target: Pick<Page, 'addInitScript'>): void {
    target.addInitScript = new Proxy(target.addInitScript, {
      apply: async (add, self, given) => {
        const script = await Reflect.apply(add, self, given);
        this.scripts.push(script);
        return script;
      },
    });
  }

  private async clear(page: Page): Promise<void> {
    const context = page.context();
    await Promise.all(
      context
        .pages()
        .filter((one) => one !== page)
        .map((one) => one.close()),
    );
    for (const target of [context, page]) {
      for (const event of events) target.removeAllListeners(event);
      await target.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await Promise.all(this.scripts.splice(0).map((script) => script.dispose()));
    await context.setOffline(false);
    await context.clearPermissions();
  }
}

/**
 * Resets the page for a new visitor.
 * @returns false if a test's fake clock is still installed: it can't be removed
 */
async function start(page: Page, { url, stored, viewport, media }: Visitor): Promise<boolean> {
  // A page of the site without scripts. From about:blank the browser would start another process for the site.
  await page.goto(`${url}/robots.txt`);
  await page.mouse.move(0, 0);
  await page.emulateMedia(media);
  if (viewport) await page.setViewportSize(viewport);
  await page.context().clearCookies();
  const tools = await page.context().newCDPSession(page);
  await tools.send('Page.resetNavigationHistory');
  await tools.detach();
  return page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of entries) localStorage.setItem(name, value);
    return Date.prototype.constructor === Date;
  }, stored);
}
