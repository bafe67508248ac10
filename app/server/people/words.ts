import type { ActionWords } from '../platform/subject.ts';

export const peopleWords: ActionWords = {
  'person.export': () => 'Personal data exported',
  'person.statement': () => 'Statement of account downloaded as CSV',
  'person.follow': () => 'Follow-up set',
  'person.followed': () => 'Follow-up done',
  'person.followed.undone': () => 'Follow-up to be done after all',
  'person.erase': () => 'Personal data deleted',
};
