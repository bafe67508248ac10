import type { ActionWords } from '../platform/subject.ts';

export const peopleWords: ActionWords = {
  'person.export': () => 'Personal data exported',
  'person.erase': () => 'Personal data deleted',
};
