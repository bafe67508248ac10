import * as z from 'zod/mini';
import { line } from '../fields.ts';
import { limits } from '../limits.ts';
import { listQuery } from './list.ts';
import { orderViews } from './orders.ts';

/** As many as fit beside the views. */
export const maxFilters = 20;

const filter = { name: line(limits.filterName), view: z.enum(orderViews) };

/** GET /api/staff/filters: the filters of the list of orders that the member keeps, by name. */
export const filtersSchema = z.object({
  filters: z.array(z.object({ ...filter, id: z.string(), search: z.string() })),
});
export type SavedFilter = z.infer<typeof filtersSchema>['filters'][number];

/** POST /api/staff/filters */
export const newFilterSchema = z.strictObject({ ...filter, search: z._default(listQuery.search, '') });
