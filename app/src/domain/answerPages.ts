import type { BookingProblem } from './booking/bookingFlow.ts';
import type { Message, MessageProblems } from './forms/message.ts';
import type { PriceLine } from './pricing/price.ts';
import type { Words } from './text/blocks.ts';

export interface AnswerField {
  name: string;
  label: string;
  /** What was entered. */
  value: string;
  /** What is wrong with it. */
  error: string | undefined;
  type?: 'email';
  autoComplete?: string;
}

/** Says how something ended, or asks before it happens. */
export interface Notice {
  title: string;
  /** What went wrong, announced. */
  problem?: string | null;
  text?: readonly Words[];
  details?: readonly { name: string; value: Words }[];
  /** Posts to the page's own address, by a button with these words. */
  form?: {
    button: string;
    primary?: boolean;
    fields?: readonly AnswerField[];
    hidden?: Readonly<Record<string, string>>;
    /** The words of a second button, which posts the same with `change`: to enter it again. */
    change?: string;
  };
  /** At the end, in small print. */
  after?: readonly Words[];
  /** How many of the three strands of the drawing are filled: all for what is done. */
  strands?: 1 | 3;
}

/** The contact form with what was entered. */
export interface MessageForm {
  entered: Message;
  problems: MessageProblems;
  /** Why it wasn't sent, if no field is wrong. */
  error: string | null;
  /** The token of the page of the offer that it asks about; empty without one. */
  offer: string;
  formToken: string;
}

/** A name with an amount, in words: "€396". */
export interface Amount {
  label: string;
  amount: string;
}

/** What is due for an order, and the buttons to pay it. */
export interface Payment {
  title: string;
  lead?: string;
  /** In a box, before anything else. */
  note?: Words;
  problem?: { title: string; text: string } | null;
  order: {
    title: string;
    lines: readonly (Amount & { rule?: string; kind?: PriceLine['kind'] })[];
    total: Amount;
    due?: Amount;
  };
  /** The first one pays. */
  buttons: readonly { label: string; choice?: string }[];
  /** The file of the terms that paying accepts. */
  terms: string | null;
  notes: readonly (string | null)[];
}

/** The days with free times. */
export interface FreeDays {
  /** The token of a paid consultation; null for a free one. */
  paid: string | null;
  days: readonly { day: string; free: number }[];
  /** How we talk: "on Google Meet". */
  how: string;
}

/** The times of a day, and the visitor's name and e-mail. */
export interface DayForm {
  day: string;
  /** With the server's own text as the value. */
  times: readonly { value: string; label: string }[];
  entered: Record<BookingProblem['field'], string>;
  problems: Partial<Record<BookingProblem['field'], string>>;
  /** The form submitted twice is one booking. */
  idempotencyKey: string;
  /** The token of a paid consultation, which needs no name and no e-mail; null for a free one. */
  paid: string | null;
  /** Why it wasn't booked, if no field is wrong. */
  error: string | null;
  /** "Google Meet". */
  service: string;
}

/** What the server answers on its own pages, by the name of the page. They work without scripts, and have none. */
export interface AnswerPages {
  notice: Notice;
  message: MessageForm;
  payment: Payment;
  days: FreeDays;
  day: DayForm;
}

export type AnswerPage = keyof AnswerPages;
