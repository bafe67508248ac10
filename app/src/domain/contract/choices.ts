import * as z from 'zod/mini';

type Ids = readonly [string, ...string[]];

/** One id of the catalogue, or null for a question that is open. */
export const oneOrNone = <const Known extends Ids>(ids: Known) => z.nullable(z.enum(ids));

/** Any of the ids, each once. */
export const someOrNone = <const Known extends Ids>(ids: Known) =>
  z.array(z.enum(ids)).check(
    z.maxLength(ids.length),
    z.refine((chosen: readonly string[]) => new Set(chosen).size === chosen.length, 'Please send each choice once.'),
  );
