import type { OrderBusiness } from './contract/business.ts';

/** The business of an order as lines of text: "Example Ltd", "VAT no. IE1234567A". */
export function describeBusiness({ company, vatNumber }: NonNullable<OrderBusiness>): string[] {
  const parts = [company, vatNumber && `VAT no. ${vatNumber}`].filter((part): part is string => Boolean(part));
  return parts.length > 0 ? parts : ['No name or VAT number given'];
}
