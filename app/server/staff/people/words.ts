import type { ActionWords } from '../words.ts';

export const peopleWords: ActionWords = {
  'person.export': () => 'Personal data exported',
  'person.erase': () => 'Personal data deleted',
};
