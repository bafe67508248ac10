import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand, UsageError } from '../../server/platform/cli/command.ts';
import { startSite } from '../site.ts';
import { firefox } from './firefox.ts';
import { firstClicks } from './firstClicks.ts';
import { journeys } from './journeys.ts';
import type { Browser } from './tab.ts';
import { Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

const known = [firefox, webkit];
const folder = join('.cache', 'browsers');

/** Runs one journey, and prints whether it succeeded. */
async function succeeds(name: string, go: () => Promise<void>): Promise<boolean> {
  const started = performance.now();
  const problem = await go().then(
    () => null,
    (error: unknown) => error,
  );
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  const reason = problem instanceof Error ? problem.message : String(problem);
  console.log(problem === null ? `  passed  ${name} (${seconds} s)` : `  FAILED  ${name}: ${reason}`);
  return problem === null;
}

/** Runs the chosen journeys in one browser, and counts what failed. */
async function tryIn(browser: Browser, id: string, words: readonly string[]): Promise<number> {
  console.log(browser.name);
  const site = await startSite();
  const isChosen = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
  let failed = 0;
  try {
    for (const { name, go } of journeys.filter(({ name }) => isChosen(name))) {
      const pictures = join(folder, id, name.replaceAll(' ', '-'));
      let visitor: Visitor | undefined;
      const open = async (folder: string) => {
        await visitor?.close();
        visitor = new Visitor(await browser.open(), site.url, folder);
        await visitor.resize(1280, 900);
        return visitor;
      };
      if (!(await succeeds(name, async () => go(await open(pictures), site, () => open(`${pictures}-elsewhere`))))) {
        failed += 1;
        await visitor?.picture('failed').catch(() => undefined);
      } else await visitor?.picture('end');
      await visitor?.close().catch(() => undefined);
    }
    const clicks = 'first clicks';
    if (isChosen(clicks) && !(await succeeds(clicks, () => firstClicks(browser, site.url)))) failed += 1;
  } finally {
    await browser.close();
    await site.close();
  }
  return failed;
}

await runCommand({
  name: 'pnpm browsers',
  about: `Tests the built site in Firefox and WebKitGTK: consent, menu and drawer, a wizard up to payment, booking, account, saved quote, and first clicks on a slow network. Browsers and journeys can be chosen by name. Saves screenshots in app/${folder}. Ends with 1 when something failed.`,
  takes: ['[firefox | webkit | journey…]'],
  async run({ args: words }) {
    const ids = known.map(({ id }) => id);
    const chosen = known.filter(({ id }) => words.includes(id));
    const journeysChosen = words.filter((word) => !ids.includes(word));
    const names = [...journeys.map(({ name }) => name), 'first clicks'];
    const unknown = journeysChosen.find((word) => !names.some((name) => name.includes(word)));
    if (unknown)
      throw new UsageError(`There is no browser and no journey "${unknown}": ${[...ids, ...names].join(', ')}.`);
    await rm(folder, { recursive: true, force: true });
    let failed = 0;
    for (const { id, packages, launch } of chosen.length > 0 ? chosen : known) {
      const browser = await launch();
      if (browser) failed += await tryIn(browser, id, journeysChosen);
      else {
        failed += 1;
        console.log(`${id}\n  MISSING. Install it: apt-get install ${packages}`);
      }
    }
    if (failed > 0) process.exitCode = 1;
    return `${failed === 0 ? 'Everything passed' : `${failed} failed`}. Screenshots are in app/${folder}.`;
  },
});
