import { formatList } from '../domain/words.ts';
import type { Finding } from '../orders/catalogue-check/finding.ts';
import { type Person, people, placeholders, showsPeople } from './people.ts';

/** People who are shown with a placeholder for a name, a portrait or a text. */
export function peopleFindings(list: readonly Person[] = people, shown = showsPeople): readonly Finding[] {
  if (!shown) return [];
  return placeholders(list).map(({ person, missing }) => ({
    name: `placeholder-shown person ${person}: ${missing.join(', ')}`,
    text: `Person ${person} in content/people.ts is shown to visitors with a placeholder for ${formatList(missing)}. Fill it in, or set \`showsPeople\` to false.`,
  }));
}
