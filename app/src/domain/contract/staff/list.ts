import * as z from 'zod/mini';
import { isDay } from '../../booking/day.ts';

/** Rows of a list at once. */
export const pageSize = { usual: 20, most: 100 } as const;

/** The search index holds parts of three letters. Shorter words alone are looked for in the newest rows, so that it's fast. */
export const shortSearch = { letters: 2, rows: 30_000 } as const;

/** Whether a search has only words too short for the index. */
export const isShortSearch = (search: string): boolean =>
  search
    .trim()
    .split(/\s+/)
    .every((word) => [...word].length <= shortSearch.letters);

/** The parameters of every list: the position to continue from, the number of rows, and the search. */
export const listQuery = {
  /** `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(500), z.regex(/^[\w-]*$/))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageSize.most)), pageSize.usual),
  search: z.optional(z.string().check(z.trim(), z.maxLength(200), z.regex(/^\P{Cc}*$/u))),
};

/** Which row of a list is first, by the day or the total. */
export const listSorts = ['latest', 'oldest', 'largest', 'smallest'] as const;
export type ListSort = (typeof listSorts)[number];

/** While a year is typed into a field for a day, it is 0002, 0020 and 0202. */
export const isListDay = (text: string): boolean => isDay(text) && text >= '1970-01-01' && text < '9999-01-01';
const day = z.optional(z.string().check(z.refine(isListDay, 'This day does not exist.')));
/** PostgreSQL's largest integer: it can't compare with more. */
export const largestAmount = 2_147_483_647;
const cents = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(largestAmount)));

/** The parameters of a list of things that have a day and a total: the first and the last day, the least and the most in cents. */
export const narrowQuery = {
  sort: z._default(z.enum(listSorts), 'latest'),
  from: day,
  until: day,
  least: cents,
  most: cents,
};
export interface Narrowing {
  from?: string | undefined;
  until?: string | undefined;
  least?: number | undefined;
  most?: number | undefined;
}

/** What is wrong with a range, by its end; nothing where both ends are in order. */
export const faultsOfRange = ({ from, until, least, most }: Narrowing): Partial<Record<'until' | 'most', string>> => ({
  ...(from && until && until < from && { until: 'The last day is before the first one.' }),
  ...(least !== undefined && most !== undefined && most < least && { most: 'The most is less than the least.' }),
});

/** Refuses a range that can hold nothing. */
export const rangeInOrder = z.superRefine((query: Narrowing, context) => {
  for (const [name, message] of Object.entries(faultsOfRange(query)))
    context.addIssue({ code: 'custom', message, path: [name] });
});

/** A page of a list. `next` is null on the last one. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.nullable(z.string()) });

/** The response to an action: the id of the log entry, to undo it. */
export const actionResultSchema = z.object({ entry: z.string() });
export type ActionResult = z.infer<typeof actionResultSchema>;

/** The response to a bulk action. `skipped`: someone else has changed them meanwhile. */
export const bulkResultSchema = z.object({ done: z.int(), skipped: z.int() });
export type BulkResult = z.infer<typeof bulkResultSchema>;

/** As many things as a page of a list has. */
export const several = <Thing extends z.ZodMiniType>(thing: Thing) =>
  z.array(thing).check(z.minLength(1), z.maxLength(pageSize.most));

/** The version that the member saw. If it has changed, the response is 409. The next one fits into an integer column too. */
export const version = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 2));
