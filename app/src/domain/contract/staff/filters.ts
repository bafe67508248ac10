import * as z from 'zod/mini';
import { line } from '../fields.ts';
import { limits } from '../limits.ts';
import { actionResultSchema, listQuery, narrowQuery, rangeInOrder } from './list.ts';
import { orderViews } from './orders.ts';
import { byMember } from './staffEndpoints.ts';

/** As many as fit beside the views. */
export const maxFilters = 20;

const filter = { ...narrowQuery, name: line(limits.filterName), view: z.enum(orderViews) };

/** The filters of the list of orders that the member keeps, by name. */
const filtersSchema = z.object({
  filters: z.array(z.object({ ...filter, id: z.string(), search: z.string() })),
});
export type SavedFilter = z.infer<typeof filtersSchema>['filters'][number];

export const listFilters = byMember.declare('GET /api/staff/filters', { answer: filtersSchema });

export const addFilter = byMember.declare('POST /api/staff/filters', {
  body: z.strictObject({ ...filter, search: z._default(listQuery.search, '') }).check(rangeInOrder),
  answer: actionResultSchema,
});

export const removeFilter = byMember.declareAction('POST /api/staff/filters/:id/remove', {});
