import { setUpWords } from './words.ts';

const ids = ['details', 'confirm', 'choices', 'done'] as const;

/** The steps for the stepper. @param answered number of finished steps */
export const stepsWith = (answered: number) =>
  ids.map((id, at) => ({ id, label: setUpWords.steps[id], done: at < answered }));
