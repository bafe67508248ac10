import { addDays } from '../../domain/booking/day.ts';
import type { OrderBusiness } from '../../domain/contract/business.ts';
import { countryCode } from '../../domain/countries.ts';
import { isVatNumber, tidyVatNumber, vatNumberMessage } from '../../domain/forms/vatNumber.ts';
import { parseEuro, typedEuro } from '../../domain/money.ts';
import type { Offer, OfferLine } from '../../domain/offer.ts';
import { countryName } from '../../domain/seller.ts';

export interface TypedLine {
  /** Names it while the form is open. */
  key: number;
  isDiscount: boolean;
  label: string;
  /** Euro, above zero: "1,250.50". */
  amount: string;
}

/** The text fields of an offer, and of the business. */
export type TextField = 'name' | 'email' | 'title' | 'note' | 'validUntil' | 'deposit' | BusinessField;
export type BusinessField = 'company' | 'vatNumber' | 'line1' | 'line2' | 'town' | 'postcode' | 'country';

/** An offer as typed. */
export interface TypedOffer extends Record<TextField, string> {
  isBusiness: boolean;
  lines: readonly TypedLine[];
  depositOf: 'percent' | 'amount';
  payLater: boolean;
}

/** How long a new offer holds. */
const usualDays = 30;
export const usualEnd = (today: string) => addDays(today, usualDays);

/** For whom an offer is begun, and the order that it extends. */
export interface OfferedTo {
  name: string;
  email: string;
  business?: OrderBusiness;
  order?: { id: string; reference: string };
}

/** An empty offer. @param today "2026-11-20" */
export const blankOffer = (today: string, to: OfferedTo | null): TypedOffer => ({
  name: to?.name ?? '',
  email: to?.email ?? '',
  title: '',
  note: '',
  validUntil: usualEnd(today),
  depositOf: 'percent',
  deposit: '50',
  ...businessFields(to?.business ?? null),
  lines: [{ key: 0, isDiscount: false, label: '', amount: '' }],
  payLater: false,
});

const euro = (cents: number) => typedEuro(Math.abs(cents));

/** The fields of a business; those of none are empty. */
export function businessFields(business: OrderBusiness): Pick<TypedOffer, BusinessField | 'isBusiness'> {
  const { address } = business ?? {};
  return {
    isBusiness: business !== null,
    company: business?.company ?? '',
    vatNumber: business?.vatNumber ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    town: address?.town ?? '',
    postcode: address?.postcode ?? '',
    country: countryName(address?.country ?? 'IE'),
  };
}

/** The fields of a stored offer. */
export function typedOf({ business, lines, deposit, ...offer }: Offer): TypedOffer {
  return {
    ...offer,
    ...businessFields(business),
    depositOf: deposit.of,
    deposit: deposit.of === 'percent' ? String(deposit.value) : euro(deposit.value),
    lines: lines.map(({ label, amount }, key) => ({ key, label, amount: euro(amount), isDiscount: amount < 0 })),
  };
}

/** The lines whose amounts are amounts. */
export const linesIn = ({ lines }: Pick<TypedOffer, 'lines'>): OfferLine[] =>
  lines.flatMap(({ label, amount, isDiscount }) => {
    const cents = parseEuro(amount) ?? 0;
    return cents === 0 ? [] : [{ label: label.trim(), amount: isDiscount ? -cents : cents }];
  });

/** The deposit; null when it isn't one. */
export function depositIn({ depositOf, deposit }: Pick<TypedOffer, 'depositOf' | 'deposit'>): Offer['deposit'] | null {
  const value = depositOf === 'amount' ? parseEuro(deposit) : /^\d{1,3}$/.test(deposit.trim()) ? Number(deposit) : null;
  if (value === null || value < 1 || (depositOf === 'percent' && value > 100)) return null;
  return { of: depositOf, value };
}

/** What is wrong with what was typed, besides what is missing: the browser says that at its field. */
export function typedProblem(typed: TypedOffer): string | null {
  if (linesIn(typed).length < typed.lines.length)
    return 'Each line needs an amount in euro above zero, such as 1,250.50.';
  if (depositIn(typed) === null)
    return typed.depositOf === 'percent'
      ? 'The part that is paid first is a whole number from 1 to 100.'
      : 'The part that is paid first is an amount in euro, such as 250.';
  if (!typed.isBusiness) return null;
  const number = tidyVatNumber(typed.vatNumber);
  if (number !== '' && !isVatNumber(number)) return vatNumberMessage;
  return countryCode(typed.country) ? null : 'Please enter the country by its English name, such as Ireland.';
}

/** The offer that was typed. Call it when there is no problem. */
export function offerIn(typed: TypedOffer): Offer {
  const { name, email, title, note, validUntil, payLater } = typed;
  return {
    name: name.trim(),
    email: email.trim(),
    title: title.trim(),
    note,
    validUntil,
    payLater,
    lines: linesIn(typed),
    deposit: depositIn(typed) ?? { of: 'percent', value: 100 },
    business: typed.isBusiness
      ? {
          company: typed.company.trim() || null,
          vatNumber: tidyVatNumber(typed.vatNumber) || null,
          address: {
            line1: typed.line1.trim(),
            line2: typed.line2.trim() || null,
            town: typed.town.trim(),
            postcode: typed.postcode.trim() || null,
            country: countryCode(typed.country) ?? '',
          },
        }
      : null,
  };
}
