import { addDays, daysBetween, isDay } from './booking/day.ts';
import { formatCents } from './money.ts';

/** A part of a requested balance. */
export interface Instalment {
  /** Cents. */
  amount: number;
  /** "2026-12-01"; null when no day was agreed. */
  dueOn: string | null;
}

/** The most parts of a balance. */
export const maxInstalments = 4;
/** Cents: the card provider charges no less. */
export const smallestCharge = 50;

/** Divides cents into equal parts; the last one takes the remainder. */
export function splitEvenly(cents: number, parts: number): number[] {
  const each = Math.floor(cents / parts);
  return Array.from({ length: parts }, (_, at) => (at < parts - 1 ? each : cents - each * (parts - 1)));
}

export type PlanProblem = 'too-small' | 'not-what-is-due' | 'no-such-day' | 'in-past' | 'day-missing' | 'not-in-order';

/**
 * What is wrong with a plan to collect a balance; null when it can be requested.
 * @param due cents that are still to be paid
 * @param today "2026-11-20"
 */
export function planProblem(plan: readonly Instalment[], due: number, today: string): PlanProblem | null {
  const days = plan.map(({ dueOn }) => dueOn);
  if (plan.some(({ amount }) => amount < smallestCharge)) return 'too-small';
  if (plan.reduce((sum, { amount }) => sum + amount, 0) !== due) return 'not-what-is-due';
  if (days.some((day) => day !== null && !isDay(day))) return 'no-such-day';
  if (days.some((day) => day !== null && day < today)) return 'in-past';
  if (plan.length > 1 && days.includes(null)) return 'day-missing';
  return days.every((day, at) => at === 0 || (days[at - 1] ?? '') < (day ?? '')) ? null : 'not-in-order';
}

/** An instalment, how many of its cents are still to be paid, and how many a bank hasn't confirmed yet. */
export interface OpenInstalment extends Instalment {
  left: number;
  pending: number;
}

/**
 * What is left of each instalment: whatever is paid covers the first ones first, and then what is on its way. A rest that is too
 * small for a card is left of the next one.
 * @param due cents of the order that are still to be paid
 * @param pending cents that are on their way
 */
export function leftOfPlan(plan: readonly Instalment[], due: number, pending = 0): OpenInstalment[] {
  const sum = plan.reduce((cents, { amount }) => cents + amount, 0);
  let until = 0;
  let rest = 0;
  return plan.map((instalment, at) => {
    until += instalment.amount;
    const leftOf = (open: number) => Math.min(instalment.amount, Math.max(0, until - Math.max(0, sum - open)));
    const own = leftOf(due);
    const open = rest + own;
    rest = open < smallestCharge && at < plan.length - 1 ? open : 0;
    return { ...instalment, left: open - rest, pending: leftOf(due + pending) - own };
  });
}

/** What has become of an instalment: "€584", "On its way" or "Paid". */
export const leftWords = ({ left, pending }: Pick<OpenInstalment, 'left' | 'pending'>): string =>
  left > 0 ? formatCents(left) : pending > 0 ? 'On its way' : 'Paid';

/** The first instalment that isn't paid in full; undefined when all are. */
export const nextInstalment = (plan: readonly OpenInstalment[]) => plan.find(({ left }) => left > 0);

/** Whether a due day has passed. */
export const isOverdue = (dueOn: string | null, today: string) => dueOn !== null && dueOn < today;

/** Days before and after a due day. A reminder that the server missed is still sent until `until`. */
const reminders = [
  { kind: 'before', from: -3, until: -1 },
  { kind: 'after', from: 1, until: 6 },
  { kind: 'again', from: 7, until: 13 },
] as const;
export const reminderKinds = ['before', 'after', 'again'] as const;
export type Reminder = (typeof reminderKinds)[number];

/**
 * The reminder that comes next when a member sends one by hand; null once it was the last. A payment without a day is reminded of
 * as if that had passed.
 * @param last the last one that was sent
 */
export function nextReminder(dueOn: string | null, today: string, last: Reminder | null): Reminder | null {
  if (dueOn !== null && !isOverdue(dueOn, today)) return last === 'before' ? null : 'before';
  if (last === 'again') return null;
  return last === 'after' ? 'again' : 'after';
}

/** The first and last due day for which a reminder is due today. */
export const remindedDays = (today: string) => ({ first: addDays(today, -13), last: addDays(today, 3) });

/** The reminder to send today about a due day; null for none. */
export function reminderOn(dueOn: string, today: string): Reminder | null {
  const since = daysBetween(dueOn, today);
  return reminders.find(({ from, until }) => since >= from && since <= until)?.kind ?? null;
}
