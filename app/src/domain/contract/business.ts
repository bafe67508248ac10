import * as z from 'zod/mini';
import { isCountry } from '../countries.ts';
import { isVatNumber, tidyVatNumber, vatNumberMessage } from '../forms/vatNumber.ts';
import { line, name } from './fields.ts';
import { limits } from './limits.ts';

/** Where a buyer is: an invoice with VAT needs it. */
const addressSchema = z.object({
  line1: line(limits.name),
  line2: z.nullable(line(limits.name)),
  town: line(limits.name),
  postcode: z.nullable(line(limits.postcode)),
  /** By ISO 3166. */
  country: z.string().check(z.refine(isCountry, 'Please enter the country of the business, such as Ireland.')),
});
export type Address = z.infer<typeof addressSchema>;

/** The business that a buyer buys for, as they state it. Its name may be left out: then it is the buyer's. */
export const businessSchema = z.strictObject({
  company: z.nullable(name),
  vatNumber: z.nullable(
    z
      .string()
      .check(z.maxLength(limits.reference), z.overwrite(tidyVatNumber), z.refine(isVatNumber, vatNumberMessage)),
  ),
  address: addressSchema,
});

/** The business of an order; null for a consumer. */
export const orderBusinessSchema = z.nullable(
  z.object({
    company: z.nullable(z.string()),
    vatNumber: z.nullable(z.string()),
    address: addressSchema,
  }),
);
export type OrderBusiness = z.infer<typeof orderBusinessSchema>;
