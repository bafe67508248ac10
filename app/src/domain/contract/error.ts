import * as z from 'zod/mini';

/** Every error answer of the server; `message` is fit to show to a visitor. */
export const errorSchema = z.object({ message: z.string(), code: z.string(), requestId: z.string() });
export type ErrorAnswer = z.infer<typeof errorSchema>;
