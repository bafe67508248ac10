import { installation } from '../../../content/installation.ts';
import { limits } from '../../../domain/contract/limits.ts';
import { countryCode } from '../../../domain/countries.ts';
import { hasWebAddress, webAddressMessage } from '../../../domain/forms/contact.ts';
import { tooLong } from '../../../domain/forms/tooLong.ts';
import { isVatNumber, tidyVatNumber, vatNumberMessage } from '../../../domain/forms/vatNumber.ts';
import { countryName } from '../../../domain/seller.ts';
import { businessesOnlyMessage, sellsToBusinessesOnly } from '../../../domain/vat.ts';
import type { BusinessField, BuysAs } from '../../../domain/wizard/review.ts';
import type { CheckoutRequest } from '../../../orders/checkoutSchema.ts';
import { reviewWords as words } from './words.ts';

const lengths = {
  company: limits.name,
  line1: limits.name,
  line2: limits.name,
  town: limits.name,
  postcode: limits.postcode,
} as const;
const texts = Object.keys(lengths) as (keyof typeof lengths)[];

/** Whether this installation sells to businesses only. */
export const businessesOnly = (): boolean => sellsToBusinessesOnly(installation.vat);

/** The business that they buy for, as its fields show it; null if they buy for none. */
export function businessOf({ forBusiness, business }: Partial<BuysAs>): Record<BusinessField, string> | null {
  if (!forBusiness && !businessesOnly()) return null;
  const country = countryName(installation.country);
  return { company: '', vatNumber: '', line1: '', line2: '', town: '', postcode: '', country, ...business };
}

/** What is wrong in the fields, in their order; null when nothing is. */
export function businessProblem(answers: Partial<BuysAs>): { field: BusinessField; message: string } | null {
  const fields = businessOf(answers);
  if (!fields) return null;
  const { company, line1, town, country } = fields;
  if (businessesOnly() && company.trim() === '') return { field: 'company', message: businessesOnlyMessage };
  if (hasWebAddress(company)) return { field: 'company', message: webAddressMessage };
  const number = tidyVatNumber(fields.vatNumber);
  if (number !== '' && !isVatNumber(number)) return { field: 'vatNumber', message: vatNumberMessage };
  for (const field of texts) {
    const message = tooLong('this', fields[field].trim(), lengths[field]);
    if (message !== null) return { field, message };
  }
  if (line1.trim() === '') return { field: 'line1', message: words.noLine1 };
  if (town.trim() === '') return { field: 'town', message: words.noTown };
  return countryCode(country) ? null : { field: 'country', message: words.noCountry };
}

/** Who buys, as a part of a checkout request: a business, or a consumer, who may ask for the work to begin at once. */
export function buyerRequest(answers: Partial<BuysAs>): Pick<CheckoutRequest, 'business' | 'beginAtOnce'> {
  const fields = businessOf(answers);
  if (!fields) return { beginAtOnce: answers.beginAtOnce ?? false };
  const { company, vatNumber, line1, line2, town, postcode, country } = fields;
  return {
    business: {
      company: company.trim() || null,
      vatNumber: tidyVatNumber(vatNumber) || null,
      address: {
        line1: line1.trim(),
        line2: line2.trim() || null,
        town: town.trim(),
        postcode: postcode.trim() || null,
        country: countryCode(country) ?? '',
      },
    },
  };
}
