import * as z from 'zod/mini';

/** The answer to a change of second factors. */
export const doneSchema = z.object({ done: z.literal(true) });
