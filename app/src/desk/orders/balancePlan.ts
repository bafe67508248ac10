import { type Instalment, splitEvenly } from '../../domain/balance.ts';
import { fromCents, parseEuro } from '../../domain/money.ts';

/** A part of the balance as typed. */
export interface TypedPart {
  /** "792.50" */
  amount: string;
  /** "2026-12-01"; empty for none. */
  day: string;
}

/** Equal parts of what is due, without days. @param due cents */
export const emptyPlan = (due: number, parts: number): TypedPart[] =>
  splitEvenly(due, parts).map((cents) => ({ amount: String(fromCents(cents)), day: '' }));

/** The typed parts in the form that is sent. */
export const planIn = (parts: readonly TypedPart[]): Instalment[] =>
  parts.map(({ amount, day }) => ({ amount: parseEuro(amount) ?? 0, dueOn: day === '' ? null : day }));
