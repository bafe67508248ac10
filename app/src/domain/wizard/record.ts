import { fieldsOf, positionOf } from '../record.ts';
import { begin, clamp, type Flow, type WizardState } from './flow.ts';
import type { StoredChoices, WizardRecord } from './questionnaire.ts';

interface Saving<Answers, Typed> {
  key: string;
  flow: Flow<Answers>;
  /** Blank fields that are never saved. */
  typed: Typed;
  /** All other answers in something stored; what is missing or no longer offered is unanswered. */
  read: (stored: StoredChoices) => Omit<Answers, keyof Typed>;
  /** Reads states without a version, too. */
  unversioned?: boolean;
}

/** Saves every answer that isn't typed, and the step from 1. */
export function wizardRecord<Answers, Typed extends Partial<Answers>>({
  key,
  flow,
  typed,
  read,
  unversioned = false,
}: Saving<Answers, Typed>) {
  return {
    key,
    typed,
    format: ({ at, answers }: WizardState<Answers>) => ({
      version: 1,
      currentStep: at + 1,
      ...read(fieldsOf(answers)),
    }),
    /** The saved state, on a step that is open; a fresh one when nothing usable was saved. Never throws. */
    parse: (stored: unknown): WizardState<Answers> => {
      const saved = fieldsOf(stored);
      if (saved.version !== 1 && !(unversioned && saved.version === undefined)) return begin(flow);
      return clamp(flow, { at: positionOf(saved.currentStep), answers: { ...flow.blank, ...read(saved) } });
    },
  } satisfies WizardRecord<Answers>;
}
