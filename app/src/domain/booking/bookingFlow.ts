import { consultationMinutes } from '../catalogue/consultation.ts';
import type { BookingRequest, Entered } from '../contract/booking.ts';
import { nameError } from '../forms/contact.ts';
import { emailError } from '../forms/email.ts';
import type { Flow, Step } from '../wizard/flow.ts';
import { eachQuestion, sentReplies } from './questions.ts';

export interface BookingAnswers extends Entered {
  /** "2026-11-24" in the agency's time zone. */
  day: string | null;
  /** The slot in the server's own text. */
  slot: string | null;
}

export type BookingStepId = 'slot' | 'details';
type BookingStep = Step<BookingAnswers, BookingStepId>;

const steps: readonly [BookingStep, ...BookingStep[]] = [
  { id: 'slot', label: 'Select a Time', isDone: (answers) => answers.slot !== null },
  { id: 'details', label: 'Confirm Your Booking', isDone: (answers) => bookingProblem(answers) === null },
];

/** The two steps of a booking. The confirmed panel isn't a step: it shows after success. */
export const bookingFlow: Flow<BookingAnswers, BookingStepId> = {
  blank: { day: null, slot: null, name: '', email: '', ...eachQuestion(() => '') },
  steps: () => steps,
};

/** The client: "Changing the date clears the chosen time." Choosing the same date again changes nothing. */
export function chooseDay(answers: BookingAnswers, day: string): Partial<BookingAnswers> {
  return day === answers.day ? {} : { day, slot: null };
}

/** Message for a name that is only spaces. */
export const missingNameMessage = 'Please enter your name.';
/** Message when the chosen time is gone. */
export const missingTimeMessage = 'Please choose a time.';

export interface BookingProblem {
  field: 'slot' | keyof Entered;
  message: string;
}

/** Problems that prevent confirming, in the order of the fields. */
export function bookingProblems({ slot, name, email }: BookingAnswers): BookingProblem[] {
  const problems: BookingProblem[] = [];
  const wrongName = nameError(name.trim());
  const wrongEmail = emailError(email);
  if (slot === null) problems.push({ field: 'slot', message: missingTimeMessage });
  if (name.trim() === '') problems.push({ field: 'name', message: missingNameMessage });
  else if (wrongName !== null) problems.push({ field: 'name', message: wrongName });
  if (wrongEmail !== null) problems.push({ field: 'email', message: wrongEmail });
  return problems;
}

/**
 * The first problem and its field; null when there is none.
 * The client: "Confirm is enabled only when name, e-mail and a chosen time are valid".
 */
export const bookingProblem = (answers: BookingAnswers): BookingProblem | null => bookingProblems(answers)[0] ?? null;

/** The booking request; null while something is missing. The date is the server's own text, unchanged. */
export function bookingRequest(answers: BookingAnswers): BookingRequest | null {
  if (answers.slot === null || bookingProblem(answers)) return null;
  return {
    ...sentReplies(answers),
    name: answers.name.trim(),
    email: answers.email.trim(),
    date: answers.slot,
    duration: consultationMinutes,
  };
}
