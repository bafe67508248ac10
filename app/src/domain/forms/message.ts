import { limits } from '../contract/limits.ts';
import { withoutDirections, withoutOverrides } from '../text/directions.ts';
import { nameError } from './contact.ts';
import { canonicalEmail, emailError } from './email.ts';
import { tooLong } from './tooLong.ts';

/** The contents of the contact form. */
export interface Message {
  name: string;
  email: string;
  message: string;
}

export type MessageProblems = Partial<Record<keyof Message, string>>;

/** Removes line breaks, control characters, those of direction too, and surrounding space. */
export const oneLine = (text: string) =>
  withoutDirections(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** The same for a message, whose line breaks are normalised. */
export function tidyMessage({ name, email, message }: Message): Message {
  return {
    name: oneLine(name),
    email: canonicalEmail(oneLine(email)),
    message: withoutOverrides(message)
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, '')
      .trim(),
  };
}

/** Error messages by field; empty when the message can be sent. */
export function messageProblems(written: Message): MessageProblems {
  const { name, email, message } = tidyMessage(written);
  return {
    ...wrong('name', nameProblem(name)),
    ...wrong('email', emailProblem(email)),
    ...wrong('message', textProblem(message)),
  };
}

const wrong = (field: keyof Message, problem: string | null): MessageProblems => (problem ? { [field]: problem } : {});

/** Error message for a name; null when it is valid. */
export function nameProblem(name: string): string | null {
  return name === '' ? 'Please enter your name.' : nameError(name);
}

/** Error message for an e-mail address; null when it is valid. */
export function emailProblem(email: string): string | null {
  return email === '' ? 'Please enter your e-mail address.' : emailError(email);
}

function textProblem(text: string): string | null {
  if (text === '') return 'Please write us a few words.';
  return tooLong('your message', text, limits.message);
}
