import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rejected } from '../consentState.ts';
import type { Browser, Tab } from './tab.ts';

const clicks = 30;
const target = '/trinity/expense-manager';

/** A proxy that delays every response. */
async function slowNetwork(url: string, milliseconds: number) {
  const network = createServer((incoming, outgoing) => {
    const forwarded = request(
      url + incoming.url,
      { method: incoming.method, headers: incoming.headers },
      (response) => {
        setTimeout(() => {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
        }, milliseconds);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const { port } = network.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => network.closeAllConnections() ?? network.close() };
}

/** WebDriver moves the pointer only to what is on the screen. */
const scrolledTo =
  'const link = document.querySelector(args[0]); link?.scrollIntoView({ block: "center" }); return link';

/** The result of a first click, by milliseconds after hovering the link. */
async function firstClick(tab: Tab, site: string, after: number): Promise<'arrived' | 'lost' | 'Oops!'> {
  await tab.resize(1280, 900);
  await tab.goto(`${site}/api/health/live`);
  const [stored] = rejected(site).origins;
  await tab.evaluate('for (const { name, value } of args[0]) localStorage.setItem(name, value)', stored?.localStorage);
  await tab.goto(`${site}/trinity`);
  const link = await tab.find(scrolledTo, `main a[href="${target}"]`);
  if (!link) throw new Error(`There is no link to ${target}`);
  await tab.hover(link);
  await new Promise((resolve) => setTimeout(resolve, after));
  await tab.click(link);
  for (const end = Date.now() + 8_000; Date.now() < end; ) {
    const seen = await tab
      .evaluate('return [location.pathname, document.querySelector("h1")?.textContent ?? ""]')
      .catch(() => []);
    const [path, heading] = seen as string[];
    if (heading?.startsWith('Oops!')) return 'Oops!';
    if (path === target && heading) return 'arrived';
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return 'lost';
}

/**
 * A first click on a document on a slow network must always navigate, however far its scripts have loaded, and
 * never to the error screen. Firefox, for one, cancels what a page is still fetching as soon as it leaves.
 */
export async function firstClicks(browser: Browser, site: string): Promise<void> {
  const network = await slowNetwork(site, 60);
  const failed: string[] = [];
  try {
    for (let at = 0; at < clicks; at++) {
      const tab = await browser.open();
      const after = (at % 10) * 30;
      const result = await firstClick(tab, network.url, after).finally(tab.close);
      if (result !== 'arrived') failed.push(`${result} after ${after} ms`);
    }
  } finally {
    network.close();
  }
  if (failed.length > 0) throw new Error(`${failed.length} of ${clicks} first clicks failed: ${failed.join(', ')}`);
}
