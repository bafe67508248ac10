import * as z from 'zod/mini';

/** Rows of a list at once. */
export const pageSize = { usual: 20, most: 100 } as const;

/** What every list takes: where it goes on, how many rows, and what to search for. */
export const listQuery = {
  /** `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(500), z.regex(/^[\w-]*$/))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageSize.most)), pageSize.usual),
  search: z.optional(z.string().check(z.trim(), z.maxLength(200), z.regex(/^\P{Cc}*$/u))),
};

/** A page of a list. `next` is null on the last one. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.nullable(z.string()) });

/** The answer to an action: the line in the log, for undoing it. */
export const actedSchema = z.object({ entry: z.string() });
export type Acted = z.infer<typeof actedSchema>;

/** The version of the thing that the member saw: another one is answered with 409. */
export const version = z.int().check(z.minimum(0));
