/**
 * Compares every story with its pictures in visual/baselines: two widths, light and dark. A difference is listed, and
 * drawn beside the pictures of before and now in .cache/visual. --renew makes the pictures anew. Parts of the ids of
 * stories restrict it to them. --report=<file> leaves the counts as JSON.
 *
 * Pictures hold only for the browser and the typeface they were made with. With another one nothing is compared: that is
 * said, and counted as skipped.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { home, openWorkbench, storiesOfLibrary } from '../workbench.ts';
import { picturesOf, schemes, widths } from './capture.ts';
import { differ } from './compare.ts';
import { toPalette } from './palette.ts';

const { values, positionals } = parseArgs({
  options: { renew: { type: 'boolean', default: false }, report: { type: 'string' } },
  allowPositionals: true,
});
const baselines = join(home, 'visual/baselines');
const differences = join(home, '.cache/visual');
const madeWith = join(baselines, 'made-with.json');
const started = performance.now();

const stories = storiesOfLibrary().filter(
  ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
);
const workbench = await openWorkbench();
const [chromium = ''] = workbench.browser.version().split('.');
const font = createRequire(import.meta.url)('@fontsource-variable/instrument-sans/package.json') as { version: string };
const here = { chromium, platform: process.platform, instrumentSans: font.version };

rmSync(differences, { recursive: true, force: true });
mkdirSync(differences, { recursive: true });
mkdirSync(baselines, { recursive: true });

let passed = 0;
let skipped = 0;
let bytes = 0;
const failures: string[] = [];

const kept = existsSync(madeWith) ? (JSON.parse(readFileSync(madeWith, 'utf8')) as typeof here) : undefined;
const other = (Object.keys(here) as (keyof typeof here)[]).filter((part) => kept && kept[part] !== here[part]);
if (!values.renew && other.length > 0) {
  skipped = stories.length * widths.length * schemes.length;
  const say = (of: typeof here) => `Chromium ${of.chromium} on ${of.platform}, Instrument Sans ${of.instrumentSans}`;
  console.log(`SKIPPED: no picture was compared. They were made with ${kept && say(kept)}; this is ${say(here)}.`);
  console.log('To compare here, renew them from a tree that is known to be good: …/ladle run visual --renew');
} else {
  const waiting = [...stories];
  const seen = new Set(['made-with.json']);
  await Promise.all(
    Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, async () => {
      const page = await workbench.browser.newPage({
        reducedMotion: 'reduce',
        locale: 'en-IE',
        timezoneId: 'Europe/Dublin',
        deviceScaleFactor: 1,
      });
      for (let story = waiting.shift(); story; story = waiting.shift())
        for await (const { name, png } of picturesOf(page, workbench.address, story)) {
          const file = join(baselines, `${name}.png`);
          seen.add(`${name}.png`);
          if (values.renew) {
            const before = existsSync(file) ? readFileSync(file) : undefined;
            // A picture that looks the same is left as it is: no commit grows by it.
            const fresh = !before || differ(before, png) ? toPalette(png) : before;
            if (fresh !== before) console.log(`renewed ${name}`);
            writeFileSync(file, fresh);
            bytes += fresh.length;
            passed++;
            continue;
          }
          if (!existsSync(file)) {
            failures.push(`${name}: has no picture to compare with`);
            continue;
          }
          const difference = differ(readFileSync(file), png);
          if (!difference) {
            passed++;
            continue;
          }
          const drawn = join(differences, `${name}.png`);
          writeFileSync(drawn, difference.png);
          failures.push(`${name}: ${difference.says}, see ${drawn}`);
        }
    }),
  );
  if (values.renew) writeFileSync(madeWith, `${JSON.stringify(here, null, 2)}\n`);
  for (const file of positionals.length > 0 ? [] : readdirSync(baselines).filter((file) => !seen.has(file)))
    if (values.renew) rmSync(join(baselines, file));
    else failures.push(`${file}: is of a story that is not there any more`);
}
await workbench.close();

for (const failure of failures.toSorted()) console.log(`- ${failure}`);
if (failures.length > 0)
  console.log('If that is how it should look: pnpm --filter @agency-site/ladle run visual --renew');
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  [
    `${stories.length} stories`,
    values.renew ? `${passed} pictures of ${(bytes / 1e6).toFixed(2)} MB` : `${passed} pictures as they were`,
    failures.length > 0 && `${failures.length} not`,
    skipped > 0 && `${skipped} skipped`,
    `${seconds} s`,
  ]
    .filter(Boolean)
    .join(', '),
);
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed: failures, skipped }));
process.exitCode = failures.length > 0 ? 1 : 0;
