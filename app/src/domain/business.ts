import type { Address, OrderBusiness } from './contract/business.ts';
import { countryName } from './seller.ts';

/** An address, line by line. */
export const addressLines = ({ line1, line2, town, postcode, country }: Address): string[] =>
  [line1, line2, town, postcode, countryName(country)].filter((line) => line !== null);

/** Whom an order is for, in one line. */
export const buyerWords = (business: OrderBusiness): string =>
  business ? describeBusiness(business).join(', ') : 'Themselves, as a consumer';

/** The business of an order as lines of text: "Example Ltd", "VAT no. IE1234567A", "1 Main Street". */
export function describeBusiness({ company, vatNumber, address }: NonNullable<OrderBusiness>): string[] {
  return [company, vatNumber === null ? null : `VAT no. ${vatNumber}`, ...addressLines(address)].filter(
    (part) => part !== null,
  );
}
