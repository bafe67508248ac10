import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { browserArgs, obtainBrowser } from '../../.ci/browser.mjs';
import { resolvePath, runCommand, wholeNumber } from '../server/cli/command.ts';
import { startSite } from '../server/testing/siteProcess.ts';
import { type Member, staffMember } from '../server/testing/staff.ts';
import { startTestServer } from '../server/testing/startTestServer.ts';
import { addSamples } from './addSamples.ts';
import { grid } from './grid.ts';
import { desktop, phone, slow4G, slowdown } from './report/devices.ts';
import { median } from './statistics.ts';

const built = join(import.meta.dirname, '../dist');
const address = 'bench@agency.example';

const devices = [
  { name: `phone, Slow 4G, the CPU slowed down ${slowdown}×`, options: phone, network: slow4G, slowdown },
  {
    name: 'desktop, 40 ms and 10 Mbit/s',
    options: desktop,
    network: { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 },
    slowdown: 1,
  },
];

/** Milliseconds from the navigation until the first rows are painted: on a first visit, and with a warm cache. */
async function visit(
  browser: Browser,
  url: string,
  { cookies }: Member,
  device: (typeof devices)[number],
): Promise<[number, number]> {
  const context = await browser.newContext(device.options);
  try {
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
    await context.addInitScript(() => {
      const look = () => {
        const row = document.querySelector('main li a[data-row]');
        if (row?.checkVisibility()) setTimeout(() => Object.assign(window, { firstRows: performance.now() }));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', device.network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown });
    const measure = async () => {
      await page.goto(`${url}/desk/orders`);
      const shown = await page.waitForFunction(() => 'firstRows' in window && window.firstRows);
      return Number(await shown.jsonValue());
    };
    const first = await measure();
    await page.waitForLoadState('load');
    await page.waitForTimeout(3_000);
    return [first, await measure()];
  } finally {
    await context.close();
  }
}

await runCommand({
  name: 'pnpm bench:first-rows',
  about:
    'Measures in a browser how long it takes until the first rows of Orders are painted, on a network and a processor that are really slowed down. It needs the built site, and fails on none of the figures.',
  options: {
    orders: { type: 'string', value: 'number', default: '2000', about: 'how many orders' },
    times: { type: 'string', value: 'number', default: '5', about: 'how many visits' },
    site: { type: 'string', value: 'folder', about: 'another build, to compare with; app/dist by default' },
  },
  async run({ values: { orders, times, site: folder } }) {
    const visits = wholeNumber('--times', times);
    const server = await startTestServer({ environment: { ADMIN_EMAILS: address }, now: new Date() });
    const browser = await chromium.launch({ executablePath: await obtainBrowser(console.error), args: browserArgs });
    const environment = { DATA_DIR: server.settings.dataDir, PORT: '0', RATE_LIMIT: '0', ADMIN_EMAILS: address };
    const site = startSite(environment, join(folder ? resolvePath(folder) : built, 'server/main.js'));
    try {
      await addSamples({ orders: String(wholeNumber('--orders', orders)) }, { DATA_DIR: server.settings.dataDir });
      const member = await staffMember(server, address);
      const url = await site.url();
      const rows: string[][] = [];
      for (const device of devices) {
        const all: [number, number][] = [];
        while (all.length < visits) all.push(await visit(browser, url, member, device));
        const inSeconds = (at: 0 | 1) => `${(median(all.map((one) => one[at])) / 1000).toFixed(2)} s`;
        rows.push([device.name, inSeconds(0), inSeconds(1)]);
      }
      console.log(grid([['First rows of Orders', 'First visit', 'Warm cache'], ...rows]));
    } finally {
      await site.kill();
      await browser.close();
      await server.close();
    }
  },
});
