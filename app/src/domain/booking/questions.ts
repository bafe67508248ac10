import { limits } from '../contract/limits.ts';

/**
 * What a visitor may add to a booking, each in a line. Forms, requests, e-mails, calendars, the desk and the privacy policy
 * have what is declared here; it is stored in columns of the same names.
 */
export const bookingQuestions = {
  about: {
    /** Of its field. */
    field: { label: 'What’s it about? (optional)', maxLength: limits.short, required: false },
    /** What the team reads beside the answer. */
    term: 'What it’s about',
    /** In a list of what we store: "your name, e-mail and …". */
    noun: 'what it’s about',
  },
} as const;
export type BookingQuestion = keyof typeof bookingQuestions;
/** The answers; empty where the visitor didn’t say. */
export type Replies = Readonly<Record<BookingQuestion, string>>;

export const bookingQuestionIds = Object.keys(bookingQuestions) as BookingQuestion[];

/** Something for each question. */
export const eachQuestion = <T>(of: (id: BookingQuestion) => T) =>
  Object.fromEntries(bookingQuestionIds.map((id) => [id, of(id)])) as Record<BookingQuestion, T>;

/** The answers as they are sent: in one line, though pasted text may have several, and without those left empty. */
export const sentReplies = (replies: Replies) =>
  eachQuestion((id) => replies[id].replace(/\s+/g, ' ').trim() || undefined);

/** What we learn by them, in a sentence: "what it’s about". */
export const bookingNouns = bookingQuestionIds.map((id) => bookingQuestions[id].noun);

/** What was answered, for the team. */
export const repliesIn = (replies: Replies): readonly (readonly [term: string, reply: string])[] =>
  bookingQuestionIds.flatMap((id) => (replies[id] === '' ? [] : [[bookingQuestions[id].term, replies[id]] as const]));
