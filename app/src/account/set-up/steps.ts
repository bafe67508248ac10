import { setUpWords } from './words.ts';

const ids = ['details', 'confirm', 'choices', 'done'] as const;

/** The steps as the stepper shows them. @param answered how many of them are done */
export const stepsWith = (answered: number) =>
  ids.map((id, at) => ({ id, label: setUpWords.steps[id], done: at < answered }));
