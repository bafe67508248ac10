import * as z from 'zod/mini';
import { staffBookingSchema } from './bookings.ts';
import { byMember } from './staffEndpoints.ts';

/** What needs attention, the most urgent first. */
export const needKinds = [
  'money',
  'overdue',
  'new-order',
  'unpicked',
  'link',
  'follow-up',
  'message',
  'mail',
  'webhook',
  'calendar',
  'entry',
] as const;
export type NeedKind = (typeof needKinds)[number];

const needSchema = z.object({
  kind: z.enum(needKinds),
  /**
   * Of the order, call, message, e-mail, webhook, calendar or calendar entry, or of the removed calendar of entries; of a
   * follow-up, the address of the person. No two of a kind have the same.
   */
  id: z.string(),
  /** "€250 disputed" */
  title: z.string(),
  /** Whom and what it is about. */
  about: z.string(),
  /** Since when, in UTC. */
  at: z.string(),
  /** For a dispute that isn't answered: until when it can be, in UTC. */
  dueBy: z.optional(z.string()),
  /** Whether it is a problem, not just something new. */
  alarm: z.boolean(),
  /** Where it is dealt with when that isn't here: the page of a disputed payment at the card provider. */
  page: z.nullable(z.string()),
  /** For an entry in a calendar: its call. */
  call: z.optional(z.string()),
  /** What one click does about it: write an entry again, retry what failed, or delete a calendar that was removed. */
  fix: z.optional(z.enum(['put-back', 'try-again', 'forget'])),
});
export type Need = z.infer<typeof needSchema>;

/** The most entries of a kind; `counts` has their number. */
export const maxNeeds = 20;

/** What an owner does before the first sale, in this order. */
const firstStepIds = ['company', 'hours', 'calendar', 'prices', 'mail', 'payments', 'order'] as const;
export type FirstStep = (typeof firstStepIds)[number];

/** Who saved a quote lately, and has ordered nothing since. */
const leadSchema = z.object({
  email: z.string(),
  /** Empty when only the address is known. */
  name: z.string(),
  /** Of the latest quote. */
  title: z.string(),
  /** Cents. */
  total: z.int(),
  savedAt: z.string(),
  /** The last day of its prices: "2026-12-20". */
  validUntil: z.string(),
});
export type Lead = z.infer<typeof leadSchema>;

const todaySchema = z.object({
  day: z.string(),
  /** Empty once all are done or business has begun, and for anyone but owners. */
  firstSteps: z.array(z.object({ id: z.enum(firstStepIds), done: z.boolean() })),
  needs: z.array(needSchema),
  counts: z.record(z.enum(needKinds), z.int()),
  /** The latest first. */
  leads: z.array(leadSchema),
  /** Consultations from today on, for seven days. */
  calls: z.array(staffBookingSchema),
  /** The last recorded backup. */
  backup: z.object({
    /** Null when none was ever made. */
    at: z.nullable(z.string()),
    /** Its age in whole hours. */
    hours: z.nullable(z.int()),
    /** Whether there is none, it is older than two days, or the next one failed. */
    alarm: z.boolean(),
    /**
     * Whether the site's own command makes it. A backup of PostgreSQL is made with another program, and recorded with the
     * command.
     */
    isOurs: z.boolean(),
    /** Whether the server makes one every night. */
    isNightly: z.boolean(),
    /** The command that makes a backup, or records one made by another program: "pnpm backup". */
    command: z.string(),
    /** Why the server could not make one since; null when it did. */
    failure: z.nullable(z.string()),
    /** The last one that was copied to the bucket; null without a bucket. */
    bucket: z.nullable(
      z.object({
        hours: z.nullable(z.int()),
        /** Whether it is older than two days, or the next one could not be copied. */
        alarm: z.boolean(),
        failure: z.nullable(z.string()),
      }),
    ),
  }),
});
export type Today = z.infer<typeof todaySchema>;

/** Of the current month, in cents. */
const moneyOfMonthSchema = z.object({
  /** Since the first of the month, by card and transfer, before refunds and fees. */
  received: z.int(),
  /** Of balances whose payment is requested, what isn't paid yet. */
  requested: z.int(),
  /** What buyers' banks have taken back for now. */
  disputed: z.int(),
});
export type MoneyOfMonth = z.infer<typeof moneyOfMonthSchema>;

export const getToday = byMember.declare('GET /api/staff/today', { answer: todaySchema });

export const getMoneyOfMonth = byMember.declare('GET /api/staff/money', { answer: moneyOfMonthSchema });
