import * as z from 'zod/mini';
import { isDay } from '../../booking/day.ts';
import { answersSchema } from '../choices.ts';
import { email, givenId, line, optionalText } from '../fields.ts';
import { limits } from '../limits.ts';
import { staffBookingSchema } from './bookings.ts';
import { actionResultSchema, listQuery, pageOf, version } from './list.ts';
import { mailRowSchema } from './mails.ts';
import { messageRowSchema } from './messages.ts';
import { offerRowSchema } from './offers.ts';
import { orderRowSchema } from './orders.ts';
import { byProvenOwner, endpointsIn } from './staffEndpoints.ts';

const { declareRead, declare, declareAction } = endpointsIn('people');

const peopleQuerySchema = z.strictObject(listQuery);
export type PeopleQuery = z.infer<typeof peopleQuerySchema>;

/** `none`: doesn't get the newsletter. `pending`: has signed up but not confirmed. */
const newsletter = z.enum(['none', 'pending', 'subscribed']);

const personRowSchema = z.object({
  /** In lower case. */
  address: z.string(),
  /** Empty when only the address is known. */
  name: z.string(),
  orders: z.int(),
  bookings: z.int(),
  messages: z.int(),
  newsletter,
  hasAccount: z.boolean(),
  /** When they last ordered, booked, wrote, subscribed, or opened their account. */
  lastContactAt: z.string(),
});
export type PersonRow = z.infer<typeof personRowSchema>;
const peoplePageSchema = pageOf(personRowSchema);

/** The query of the calls about one person, and the body of an export. */
const personQuerySchema = z.strictObject({ email });

const keptRecordSchema = z.object({
  /**
   * `paid-order`: by law. `payable-order`: it can still be paid. `ended-order`: it was never paid, and a payment that was begun
   * may still arrive. `booking`: an upcoming consultation.
   */
  kind: z.enum(['paid-order', 'payable-order', 'ended-order', 'booking']),
  id: z.string(),
  /** "5D91E0B2"; of a booking, when it starts. */
  reference: z.string(),
  /** The last day. */
  until: z.string(),
});

const personSchema = z.object({
  name: z.string(),
  /** The requested address and, with an account, all addresses that the account has verified. */
  addresses: z.array(z.string()),
  account: z.nullable(z.object({ name: z.string(), email: z.string(), openedAt: z.string() })),
  /** Members of the team can't be deleted here. */
  inTeam: z.boolean(),
  /** When the team gets back to them next; null when it isn't to. */
  followUp: z.nullable(
    z.object({
      id: z.string(),
      /** "2026-12-04" */
      dueOn: z.string(),
      /** Null for anyone. */
      assignee: z.nullable(z.object({ id: z.string(), name: z.string() })),
      note: z.string(),
      version,
    }),
  ),
  orders: z.array(orderRowSchema),
  bookings: z.array(staffBookingSchema),
  messages: z.array(messageRowSchema),
  offers: z.array(offerRowSchema),
  quotes: z.array(
    z.object({
      reference: z.string(),
      title: z.string(),
      /** Cents. */
      total: z.int(),
      /** Amounts in cents; below zero for a discount. */
      lines: z.array(z.object({ label: z.string(), amount: z.int() })),
      /** What they answered about the business. */
      answers: answersSchema,
      savedAt: z.string(),
      validUntil: z.string(),
    }),
  ),
  /** What they agreed to: the newsletter, by a link in an e-mail. */
  newsletter: z.array(
    z.object({
      email: z.string(),
      status: newsletter,
      askedAt: z.string(),
      confirmedAt: z.nullable(z.string()),
    }),
  ),
  /** The latest e-mails to them. */
  mails: z.array(mailRowSchema),
  /** What is kept if they are deleted. */
  kept: z.array(keptRecordSchema),
});
export type StaffPerson = z.infer<typeof personSchema>;

const erasedSchema = z.object({ ...actionResultSchema.shape, kept: z.array(keptRecordSchema) });
export type Erased = z.infer<typeof erasedSchema>;

export const listPeople = declareRead('GET /api/staff/people', { query: peopleQuerySchema, answer: peoplePageSchema });

export const getPerson = declareRead('GET /api/staff/person', { query: personQuerySchema, answer: personSchema });

/** Sets the next follow-up of a person, or changes it. `version`: of the one that the member saw, null for none. */
export const setFollowUp = declareAction('POST /api/staff/person/follow-up', {
  email,
  dueOn: z.string().check(z.refine(isDay, 'This day does not exist.')),
  assignee: z.nullable(givenId(100)),
  note: optionalText(limits.short),
  version: z.nullable(version),
});

export const finishFollowUp = declareAction('POST /api/staff/person/follow-up/done', { id: givenId(100), version });

/** What a customer was charged, paid and owes, by day. */
export const getStatement = declareRead('GET /api/staff/person/statement', {
  query: personQuerySchema,
  answer: z.object({
    lines: z.array(
      z.object({
        on: z.string(),
        what: z.string(),
        reference: z.string(),
        /** Cents, as the other amounts. */
        charged: z.int(),
        paid: z.int(),
        balance: z.int(),
      }),
    ),
  }),
});

export const downloadStatement = declare('GET /api/staff/person/statement.csv', { query: personQuerySchema });

export const exportData = byProvenOwner.declare('POST /api/staff/person/export', {
  body: personQuerySchema,
  answer: z.looseObject({ exportedAt: z.string() }),
});

/** `confirm` is the address or the name, typed by the owner. */
export const eraseData = byProvenOwner.declare('POST /api/staff/person/erase', {
  body: z.strictObject({ email, confirm: line(limits.email) }),
  answer: erasedSchema,
});
