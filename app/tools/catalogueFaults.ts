import { CommandError } from '../server/platform/cli/command.ts';
import { defaultCatalogueData } from '../src/domain/catalogue/defaultCatalogue.ts';
import { readCatalogue } from '../src/domain/catalogue/schema.ts';
import { problemInWords } from '../src/domain/contract/staff/published.ts';
import { checkedOf, sortFindings, textFindings } from '../src/orders/catalogue-check/check.ts';

const inCatalogue = (words: string) => `src/domain/catalogue/defaultCatalogue.ts: ${words}`;

/**
 * What is missing in the catalogue.
 * @throws CommandError for a catalogue that can't work
 */
export function catalogueFaults(): string[] {
  const { problems } = readCatalogue(defaultCatalogueData);
  if (problems.length > 0)
    throw new CommandError(problems.map((problem) => inCatalogue(problemInWords(problem))).join('\n'));
  const { fresh } = sortFindings(textFindings(checkedOf(defaultCatalogueData)));
  return fresh.map(({ text }) => inCatalogue(text));
}
