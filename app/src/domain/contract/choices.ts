import * as z from 'zod/mini';

type Ids = readonly [string, ...string[]];

/** A catalogue id, or null for an unanswered question. */
export const oneOrNone = <const Known extends Ids>(ids: Known) => z.nullable(z.enum(ids));

/** A list of distinct ids. */
export const someOrNone = <const Known extends Ids>(ids: Known) =>
  z.array(z.enum(ids)).check(
    z.maxLength(ids.length),
    z.refine((chosen: readonly string[]) => new Set(chosen).size === chosen.length, 'Please send each choice once.'),
  );
