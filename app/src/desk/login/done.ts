import * as z from 'zod/mini';

/** The response to a change of second factors. */
export const doneSchema = z.object({ done: z.literal(true) });
