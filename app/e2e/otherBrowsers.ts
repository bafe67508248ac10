/**
 * Tries the built site in Firefox, which gives up what a page is still fetching as soon as another page is asked for:
 * `node e2e/otherBrowsers.ts [clicks]`, with FIREFOX_PATH where Firefox is not in its usual place. A first click on a
 * page that is read must lead on every time, however far its scripts have come, and must never show the error screen.
 */
import { existsSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import puppeteer, { type Browser } from 'puppeteer-core';
import { rejected } from './consented.ts';
import { startSite } from './site.ts';

const clicks = Number(process.argv[2] ?? 30);
const usual = ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const firefox = process.env.FIREFOX_PATH ?? usual.find((path) => existsSync(path));
if (!firefox) throw new Error('Firefox was not found. Name its file in FIREFOX_PATH.');

/** A network between browser and site, on which every answer takes as many milliseconds more. */
async function slowly(url: string, milliseconds: number) {
  const network = createServer((asked, answer) => {
    const passOn = request(url + asked.url, { method: asked.method, headers: asked.headers }, (got) => {
      setTimeout(() => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      }, milliseconds);
    });
    passOn.on('error', () => answer.destroy());
    asked.pipe(passOn);
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const { port } = network.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => network.closeAllConnections() ?? network.close() };
}

/** What became of one first click, made so many milliseconds after the pointer came to the link. */
async function firstClick(browser: Browser, site: string, after: number): Promise<'led on' | 'lost' | 'Oops!'> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    let failed = false;
    page.on('console', (message) => {
      if (message.text() === 'Oops!') failed = true;
    });
    await page.evaluateOnNewDocument(
      (answers) => {
        if (!location.protocol.startsWith('http')) return;
        for (const { name, value } of answers) localStorage.setItem(name, value);
        new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent?.startsWith('Oops!')) console.log('Oops!');
        }).observe(document, { childList: true, subtree: true });
      },
      rejected(site).origins.flatMap(({ localStorage }) => localStorage),
    );
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(`${site}/trinity`);
    const link = await page.waitForSelector('main a[href="/trinity/expense-manager"]');
    await link?.hover();
    await new Promise((resolve) => setTimeout(resolve, after));
    await link?.click();
    const there = await page
      .waitForFunction(() => location.pathname === '/trinity/expense-manager', { timeout: 8_000 })
      .catch(() => null);
    return failed ? 'Oops!' : there ? 'led on' : 'lost';
  } finally {
    await context.close();
  }
}

const site = await startSite();
const network = await slowly(site.url, 60);
const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox, headless: true });
const seen = { 'led on': 0, lost: 0, 'Oops!': 0 };
try {
  for (let at = 0; at < clicks; at++) seen[await firstClick(browser, network.url, (at % 10) * 30)] += 1;
  console.log(await browser.version(), seen);
} finally {
  await browser.close();
  network.close();
  await site.close();
}
if (seen['led on'] < clicks) process.exitCode = 1;
