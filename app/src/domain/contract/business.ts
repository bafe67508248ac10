import * as z from 'zod/mini';
import { isVatNumber, tidyVatNumber, vatNumberMessage } from '../forms/vatNumber.ts';
import { name } from './fields.ts';
import { limits } from './limits.ts';

/** The business that a buyer buys for, in requests. Both may be left out. */
export const businessSchema = z.strictObject({
  company: z.nullable(name),
  vatNumber: z.nullable(
    z.pipe(
      z.pipe(z.string().check(z.maxLength(limits.reference)), z.transform(tidyVatNumber)),
      z.string().check(z.refine(isVatNumber, vatNumberMessage)),
    ),
  ),
});

/** The business of an order; null for a consumer, and for orders from before buyers were asked. */
export const orderBusinessSchema = z.nullable(
  z.object({ company: z.nullable(z.string()), vatNumber: z.nullable(z.string()) }),
);
export type OrderBusiness = z.infer<typeof orderBusinessSchema>;
