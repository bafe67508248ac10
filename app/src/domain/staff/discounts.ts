import * as z from 'zod/mini';
import { isDay } from '../booking/day.ts';
import { dayLabel } from '../booking/labels.ts';
import type { PublishedProblem } from '../contract/staff/published.ts';
import { formatCents, parseEuro } from '../money.ts';
import { type Discount, discountWords, tidyCode } from '../pricing/discount.ts';
import { type WizardId, wizardIds, wizardNames } from '../wizard/wizardIds.ts';
import { changeInWords, formatList, namesById, plural } from '../words.ts';

const text = z.string().check(z.maxLength(60));

const codeSchema = z.strictObject({
  code: text,
  of: z.enum(['percent', 'amount']),
  /** Percent, or euro. */
  value: text,
  wizards: z.array(z.enum(wizardIds)),
  /** How many orders can be paid with it; empty for any number. */
  uses: text,
  /** Its last day, "2026-12-20"; empty for no end. */
  until: text,
});
export type WrittenDiscount = z.infer<typeof codeSchema>;

const schema = z.strictObject({ codes: z.record(z.string().check(z.maxLength(60)), codeSchema) });

/** Discount codes as owners write them on the desk, by ids that stay. */
export type WrittenDiscounts = z.infer<typeof schema>;

/** A code that can be given. */
export interface DiscountCode extends Discount {
  wizards: readonly WizardId[];
  /** How many orders can be paid with it; null for any number. */
  uses: number | null;
  /** Its last day; null for no end. */
  until: string | null;
}

/** What these wizards are called within a sentence. */
export const wizardsInWords = (wizards: readonly WizardId[]): string =>
  formatList(wizards.map((id) => wizardNames[id]));

/** The most that a code takes off, in percent or cents, and how often. */
const most = { percent: 90, amount: 1_000_000, uses: 100_000 } as const;

const wholeNumber = (written: string, limit: number): number | null =>
  /^\d{1,9}$/.test(written.trim()) && Number(written) >= 1 && Number(written) <= limit ? Number(written) : null;

function amountOf(written: string): number | null {
  const cents = parseEuro(written);
  return cents !== null && cents >= 100 && cents <= most.amount ? cents : null;
}

const offOf = ({ of, value }: WrittenDiscount) =>
  of === 'percent' ? wholeNumber(value, most.percent) : amountOf(value);

/** What is wrong with a code, by its fields. */
function faultsOf(written: WrittenDiscount, others: readonly WrittenDiscount[]) {
  const { of, wizards, uses, until } = written;
  const code = tidyCode(written.code);
  return {
    code: /^[A-Z0-9-]{3,24}$/.test(code)
      ? others.some((other) => tidyCode(other.code) === code) && 'Another code is the same.'
      : 'Use 3 to 24 letters, digits and hyphens.',
    value:
      offOf(written) === null &&
      (of === 'percent'
        ? `Write a whole number from 1 to ${most.percent}.`
        : `Write an amount in euro, from 1 to ${formatCents(most.amount)}.`),
    wizards: wizards.length === 0 && 'Choose at least one.',
    uses:
      uses.trim() !== '' &&
      wholeNumber(uses, most.uses) === null &&
      'Write a whole number from 1 up, or leave it empty.',
    until: until !== '' && !isDay(until) && 'Write a day, or leave it empty.',
  } satisfies Partial<Record<keyof WrittenDiscount, string | false>>;
}

/** What every code is called at the desk, by its id. */
export const discountNames = (codes: WrittenDiscounts['codes']) =>
  namesById(codes, ({ code }) => tidyCode(code), 'New code');

/** Codes as the desk sends them or as they are stored, or what is wrong with them. */
export function readDiscounts(data: unknown): { data: WrittenDiscounts | null; problems: readonly PublishedProblem[] } {
  const read = schema.safeParse(data);
  if (!read.success) return { data: null, problems: [{ path: '', message: 'These aren’t discount codes.' }] };
  const { codes } = read.data;
  const names = discountNames(codes);
  const problems = Object.entries(codes).flatMap(([id, written]) => {
    const others = Object.values(codes).filter((other) => other !== written);
    return Object.entries(faultsOf(written, others)).flatMap(([field, message]) =>
      message ? [{ path: `${id}.${field}`, place: `${names[id]}`, message }] : [],
    );
  });
  return problems.length > 0 ? { data: null, problems } : { data: read.data, problems: [] };
}

/** The codes that are published. Their data has no faults. */
export const discountCodes = ({ codes }: WrittenDiscounts): DiscountCode[] =>
  Object.values(codes).map((written) => ({
    code: tidyCode(written.code),
    of: written.of,
    value: offOf(written) ?? 0,
    wizards: written.wizards,
    uses: wholeNumber(written.uses, most.uses),
    until: written.until || null,
  }));

/** "10% off in the quick quote, 5 times, until Sunday 20 December 2026" */
function inWords(written: WrittenDiscount): string {
  const { wizards, uses, until } = written;
  const value = offOf(written);
  return [
    `${value === null ? 'something' : discountWords({ of: written.of, value })} in the ${wizardsInWords(wizards)}`,
    ...(wholeNumber(uses, most.uses) === null ? [] : [plural(Number(uses), 'time')]),
    ...(isDay(until) ? [`until ${dayLabel(until)}`] : []),
  ].join(', ');
}

/** What differs, in words. */
export function discountChanges({ codes: before }: WrittenDiscounts, { codes: after }: WrittenDiscounts): string[] {
  const [names, nextNames] = [discountNames(before), discountNames(after)];
  return Object.keys({ ...before, ...after }).flatMap((id) => {
    const [name, nextName] = [`${names[id]}`, `${nextNames[id]}`];
    const [was, is] = [before[id], after[id]];
    if (!was) return is ? [`${nextName}: new, ${inWords(is)}`] : [];
    if (!is) return [`${name}: removed`];
    const [earlier, now] = [inWords(was), inWords(is)];
    if (tidyCode(was.code) !== tidyCode(is.code)) return [`${name}: now ${nextName}, ${now}`];
    return earlier === now ? [] : [changeInWords(nextName, earlier, now)];
  });
}

/** Codes that anyone can use without end. */
export const discountWarnings = (data: WrittenDiscounts): string[] =>
  discountCodes(data)
    .filter(({ uses, until }) => uses === null && until === null)
    .map(({ code }) => `${code} has no last day and no limit: whoever hears of it can use it for good.`);
