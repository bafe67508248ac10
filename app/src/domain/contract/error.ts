import * as z from 'zod/mini';

/** Every error response; `message` can be shown to visitors. */
export const errorSchema = z.object({ message: z.string(), code: z.string(), requestId: z.string() });
export type ErrorAnswer = z.infer<typeof errorSchema>;
