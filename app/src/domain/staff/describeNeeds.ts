import { capitalised, spellNumber } from '../words.ts';

/** "Nine things need you." */
export function describeNeeds(count: number): string {
  if (count === 1) return 'One thing needs you.';
  return count === 0 ? 'Nothing needs you.' : `${capitalised(spellNumber(count))} things need you.`;
}
