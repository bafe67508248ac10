import { CommandError } from '../server/platform/cli/command.ts';
import { sortFindings } from '../src/content/catalogue-check/check.ts';
import { checkedOf } from '../src/content/catalogue-check/finding.ts';
import { peopleFindings } from '../src/content/catalogue-check/people.ts';
import { textFindings } from '../src/content/catalogue-check/texts.ts';
import { defaultCatalogueData } from '../src/domain/catalogue/defaultCatalogue.ts';
import { readCatalogue } from '../src/domain/catalogue/schema.ts';

const inCatalogue = (words: string) => `src/domain/catalogue/defaultCatalogue.ts: ${words}`;

/**
 * What is missing in the catalogue, and among the people who are shown.
 * @throws CommandError for a catalogue that can't work
 */
export function catalogueFaults(): string[] {
  const { problems } = readCatalogue(defaultCatalogueData);
  if (problems.length > 0) throw new CommandError(problems.map(({ message }) => inCatalogue(message)).join('\n'));
  const { fresh } = sortFindings(textFindings(checkedOf(defaultCatalogueData)));
  return [...fresh.map(({ text }) => inCatalogue(text)), ...peopleFindings().map(({ text }) => text)];
}
