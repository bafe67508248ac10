import { limits } from '../contract/limits.ts';
import { hasWebAddress, invalidEmailMessage, isEmail, webAddressMessage } from './contact.ts';

/** What a visitor writes in the contact form. */
export interface Message {
  name: string;
  email: string;
  message: string;
}

/** The fields in the order in which they stand. */
export const messageFields = ['name', 'email', 'message'] as const satisfies readonly (keyof Message)[];

export type MessageProblems = Partial<Record<keyof Message, string>>;

/** A text without line breaks, control characters and space around it. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** The same words without what nobody sees: control characters, foreign line ends, space around them. */
export function tidyMessage({ name, email, message }: Message): Message {
  return {
    name: oneLine(name),
    email: oneLine(email),
    message: message
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, '')
      .trim(),
  };
}

/** What keeps a message from being sent, in words for each field; empty when nothing does. */
export function messageProblems(written: Message): MessageProblems {
  const { name, email, message } = tidyMessage(written);
  return {
    ...wrong('name', nameProblem(name)),
    ...wrong('email', emailProblem(email)),
    ...wrong('message', textProblem(message)),
  };
}

const wrong = (field: keyof Message, problem: string | null): MessageProblems => (problem ? { [field]: problem } : {});

const tooLong = (what: string, max: number) =>
  `Please shorten ${what}: at most ${max.toLocaleString('en-IE')} characters fit.`;

/** What keeps a text from being a name, in words; null when nothing does. */
export function nameProblem(name: string): string | null {
  if (name === '') return 'Please enter your name.';
  if (hasWebAddress(name)) return webAddressMessage;
  return name.length > limits.name ? tooLong('your name', limits.name) : null;
}

/** What keeps a text from being an address that we can write to, in words; null when nothing does. */
export function emailProblem(email: string): string | null {
  if (email === '') return 'Please enter your e-mail address.';
  return isEmail(email) && email.length <= limits.email ? null : invalidEmailMessage;
}

function textProblem(text: string): string | null {
  if (text === '') return 'Please write us a few words.';
  return text.length > limits.message ? tooLong('your message', limits.message) : null;
}
