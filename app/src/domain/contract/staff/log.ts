import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { givenId, line } from '../fields.ts';
import { actionResultSchema, listQuery, pageOf } from './list.ts';

const logQuerySchema = z.strictObject({
  after: listQuery.after,
  limit: listQuery.limit,
  /** The id of a member or an access token; "customer" for changes by the link of a consultation. */
  actor: z.optional(line(100)),
  /** "order.stage" */
  action: z.optional(line(50)),
  /** "order:5d91e0b2-…" */
  subject: z.optional(line(300)),
});

const logRowSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** The id of the member or access token; "customer" or "agency-link" for changes by the link of a consultation. */
  actor: z.string(),
  who: z.string(),
  action: z.string(),
  subject: z.string(),
  /** The action in words: "Stage set to Done". */
  what: z.string(),
});
export type LogRow = z.infer<typeof logRowSchema>;
const logPageSchema = pageOf(logRowSchema);

export const listLog = endpoint('GET /api/staff/log', {
  query: logQuerySchema,
  answer: logPageSchema,
  staff: { role: 'read-only', area: null },
});

export const undoAction = endpoint('POST /api/staff/undo', {
  body: z.strictObject({ entry: givenId(100) }),
  answer: actionResultSchema,
  staff: { role: 'staff', area: null },
});
