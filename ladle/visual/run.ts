/**
 * Compares every story with its pictures in visual/baselines: two widths, light and dark. A difference is listed, and
 * drawn beside the pictures of before and now in .cache/visual. --renew makes the pictures anew. Parts of the ids of
 * stories restrict it to them. --report=<file> leaves the counts as JSON.
 *
 * Pictures hold only for the browser and the typeface they were made with. With another one nothing is compared: that is
 * said, and counted as skipped.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { home, openWorkbench, storiesOfLibrary } from '../workbench.ts';
import { type Picture, picturesOf, schemes, widths } from './capture.ts';
import { differ } from './compare.ts';
import { baselines, keepMadeWith, madeBefore, madeHere, madeWithFile, sayMadeWith } from './madeWith.ts';
import { toPalette } from './palette.ts';

const { values, positionals } = parseArgs({
  options: { renew: { type: 'boolean', default: false }, report: { type: 'string' } },
  allowPositionals: true,
});
const differences = join(home, '.cache/visual');
const command = 'pnpm --filter @agency-site/ladle run visual --renew';
const started = performance.now();

const every = storiesOfLibrary();
const stories = every.filter(({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)));
const count = { passed: 0, failed: [] as string[], skipped: 0 };
const seen = new Set([madeWithFile]);

/** Keeps a picture, unless the one that is kept looks the same: no commit grows for nothing. */
function renew({ name, png }: Picture): void {
  const file = join(baselines, `${name}.png`);
  count.passed++;
  if (existsSync(file) && !differ(readFileSync(file), png)) return;
  writeFileSync(file, toPalette(png));
  console.log(`renewed ${name}`);
}

function compare({ name, png }: Picture): void {
  const file = join(baselines, `${name}.png`);
  if (!existsSync(file)) return void count.failed.push(`${name}: has no picture to compare with`);
  const difference = differ(readFileSync(file), png);
  if (!difference) return void count.passed++;
  const drawn = join(differences, `${name}.png`);
  writeFileSync(drawn, difference.png);
  count.failed.push(`${name}: ${difference.says}, see ${drawn}`);
}

/** Pictures of stories that are not there any more. */
function clearUp(): void {
  for (const file of readdirSync(baselines).filter((file) => !seen.has(file)))
    if (values.renew) rmSync(join(baselines, file));
    else count.failed.push(`${file}: is of a story that is not there any more`);
}

const { browser, address, close } = await openWorkbench();
const here = madeHere(browser);
const before = madeBefore();
const foreign = before && !isDeepStrictEqual(before, here) ? sayMadeWith(before) : undefined;

if (foreign && !values.renew) {
  count.skipped = stories.length * widths.length * schemes.length;
  console.log(`SKIPPED: not one picture was compared. They were made with ${foreign}; this is ${sayMadeWith(here)}.`);
  console.log(`To compare here, renew all of them from a tree that is known to be good: ${command}`);
} else if (foreign && stories.length < every.length) {
  count.failed.push(`The other pictures were made with ${foreign}; this is ${sayMadeWith(here)}: renew all of them`);
} else {
  rmSync(differences, { recursive: true, force: true });
  mkdirSync(differences, { recursive: true });
  if (values.renew) keepMadeWith(here);
  const waiting = [...stories];
  await Promise.all(
    Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, async () => {
      const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-IE', timezoneId: 'Europe/Dublin' });
      for (let story = waiting.shift(); story; story = waiting.shift())
        for await (const picture of picturesOf(page, address, story)) {
          seen.add(`${picture.name}.png`);
          (values.renew ? renew : compare)(picture);
        }
    }),
  );
  if (stories.length === every.length) clearUp();
}
await close();

for (const failure of count.failed.toSorted()) console.log(`- ${failure}`);
if (count.failed.length > 0) console.log(`If that is how it should look: ${command}`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const sum = [`${count.passed} pictures as they ${values.renew ? 'should be' : 'were'}`, `${count.failed.length} not`];
console.log(`${stories.length} stories, ${sum.join(', ')}, ${count.skipped} skipped, ${seconds} s`);
if (values.report) writeFileSync(values.report, JSON.stringify(count));
process.exitCode = count.failed.length > 0 ? 1 : 0;
