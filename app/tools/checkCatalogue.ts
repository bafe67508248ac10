import { runCommand } from '../server/platform/cli/command.ts';
import { defaultCatalogueData } from '../src/domain/catalogue/defaultCatalogue.ts';
import { plural } from '../src/domain/words.ts';
import { checkCatalogue, checkedOf, sortFindings } from '../src/orders/catalogue-check/check.ts';

await runCommand({
  name: 'pnpm check:catalogue',
  about:
    'What is wrong or missing in the catalogue. Exits with 1 when a finding is new, or an accepted one is no longer found.',
  run() {
    const { fresh, known, outdated } = sortFindings(checkCatalogue(checkedOf(defaultCatalogueData)));
    process.exitCode = fresh.length + outdated.length > 0 ? 1 : 0;
    return [
      ...fresh.map(({ name, text }) => `NEW       ${name}\n          ${text}`),
      ...outdated.map((name) => `OUTDATED  ${name}\n          Accepted, but no longer found: take it off the list.`),
      ...known.map(({ name, text, reason }) => `accepted  ${name}\n          ${text}\n          ${reason}`),
      `${plural(fresh.length, 'new finding')}, ${outdated.length} outdated, ${known.length} accepted.`,
    ].join('\n');
  },
});
