import { smallestCharge } from '../balance.ts';
import { beginsWithConsultation } from '../catalogue/consultation.ts';
import type { PathId } from '../catalogue/ids.ts';
import { formatCents, formatEuro, fromCents, toCents } from '../money.ts';
import type { WizardId } from '../wizard/wizardIds.ts';
import { addUp, type Bill, dueNow } from './price.ts';

/** What a discount code takes off an order of a wizard: a percentage, or cents. */
export interface Discount {
  /** "SPRING" */
  code: string;
  of: 'percent' | 'amount';
  value: number;
}

/** A discount that was found for an order of this wizard. */
export interface FoundDiscount extends Discount {
  wizard: WizardId;
}

/** The wizard whose codes can lower the price of a selection; null for a consultation, also on the path that begins with one. */
export function discountable(selection: {
  wizard: WizardId | 'consultation';
  path?: PathId | null | undefined;
}): WizardId | null {
  const { wizard, path } = selection;
  return wizard === 'consultation' || (path && beginsWithConsultation(path)) ? null : wizard;
}

/** A code in its one spelling. */
export const tidyCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

const shareWords = ({ of, value }: Pick<Discount, 'of' | 'value'>): string =>
  of === 'percent' ? `${value}%` : formatCents(value);

/** "10% off", "€50 off" */
export const discountWords = (discount: Pick<Discount, 'of' | 'value'>): string => `${shareWords(discount)} off`;

/**
 * A bill with a discount as its last line. The same share of what is left is due today. Null for an order that is too small
 * for it: nothing would be left to pay.
 */
export function withDiscount({ price, due }: Bill, { code, of, value }: Discount): Bill | null {
  const total = toCents(price.total);
  const off = of === 'percent' ? Math.round((total * value) / 100) : value;
  const sum = of === 'percent' ? `${value}% of ${formatEuro(price.total)} is ${formatCents(off)}.` : '';
  const discounted = addUp([
    ...price.lines,
    {
      id: 'discount',
      label: 'Discount',
      amount: fromCents(-off),
      rule: `Code ${code}, ${discountWords({ of, value })}`,
      why: `You entered the code ${code}, which takes ${shareWords({ of, value })} off the price. ${sum}`.trim(),
      kind: 'discount',
    },
  ]);
  const percent = Math.round(due.share * 100);
  // The rule of the deposit asked the total before it: what share is due stays.
  const [rule, reason] =
    percent === 100 ? [due.rule, due.why] : [`${percent}% of the total`, 'The discount lowers what is due today, too.'];
  const lower = dueNow(discounted.total, percent, rule, reason);
  return toCents(lower.amount) < smallestCharge ? null : { price: discounted, due: lower };
}
