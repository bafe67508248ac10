import type { ActionWords } from '../platform/subject.ts';

export const peopleWords: ActionWords = {
  'person.export': () => 'Personal data exported',
  'person.statement': () => 'Statement of account downloaded as CSV',
  'person.erase': () => 'Personal data deleted',
};
