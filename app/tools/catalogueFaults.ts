import { CommandError } from '../server/platform/cli/command.ts';
import { catalogue } from '../src/content/catalogue-check/catalogue.ts';
import { sortFindings } from '../src/content/catalogue-check/check.ts';
import { peopleFindings } from '../src/content/catalogue-check/people.ts';
import { amountFindings } from '../src/content/catalogue-check/prices.ts';
import { textFindings } from '../src/content/catalogue-check/texts.ts';

const inCatalogue = ({ text }: { text: string }) => `src/domain/catalogue: ${text}`;

/**
 * What is missing in the catalogue, and among the people who are shown.
 * @throws CommandError for a price that can't be charged
 */
export function catalogueFaults(): string[] {
  const prices = amountFindings(catalogue);
  if (prices.length > 0) throw new CommandError(prices.map(inCatalogue).join('\n'));
  const texts = sortFindings(textFindings(catalogue)).fresh.map(inCatalogue);
  return [...texts, ...peopleFindings().map(({ text }) => text)];
}
