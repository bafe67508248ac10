import { hasWebAddress, webAddressMessage } from '../../../domain/forms/contact.ts';
import { isVatNumber, tidyVatNumber, vatNumberMessage } from '../../../domain/forms/vatNumber.ts';
import { businessesOnlyMessage } from '../../../domain/vat.ts';
import type { CheckoutRequest } from '../../../orders/checkoutSchema.ts';
import { businessesOnly } from './businessesOnly.ts';

/** The fields about the business that the visitor buys for. */
export interface BusinessFields {
  /** Whether they buy for one. */
  checked: boolean;
  company: string;
  vatNumber: string;
}

/** What is wrong in the fields; null when nothing is. */
export function businessProblem({ checked, company, vatNumber }: BusinessFields) {
  if (!checked) return null;
  if (businessesOnly() && company.trim() === '') {
    return { field: 'company', message: businessesOnlyMessage } as const;
  }
  if (hasWebAddress(company)) return { field: 'company', message: webAddressMessage } as const;
  const number = tidyVatNumber(vatNumber);
  return number === '' || isVatNumber(number) ? null : ({ field: 'vatNumber', message: vatNumberMessage } as const);
}

/** Who buys, as a part of a checkout request: a business, or a consumer, who may ask for the work to begin at once. */
export const buyerRequest = (
  { checked, company, vatNumber }: BusinessFields,
  beginAtOnce: boolean,
): Pick<CheckoutRequest, 'business' | 'beginAtOnce'> =>
  checked
    ? { business: { company: company.trim() || null, vatNumber: tidyVatNumber(vatNumber) || null } }
    : { beginAtOnce };
