import * as z from 'zod/mini';

/** What a buyer answered about the business, in words: "Industry", "Retail". */
export const answersSchema = z.array(z.object({ name: z.string(), value: z.string() }));
export type Answer = z.infer<typeof answersSchema>[number];
