import type { ActionWords } from '../team/actionWords.ts';

export const peopleWords: ActionWords = {
  'person.export': () => 'Personal data exported',
  'person.erase': () => 'Personal data deleted',
};
