import * as z from 'zod/mini';
import { givenId, line } from '../fields.ts';
import { listQuery, pageOf } from './list.ts';
import { byMember, byStaff } from './staffEndpoints.ts';

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

export const listLog = byMember.declare('GET /api/staff/log', { query: logQuerySchema, answer: logPageSchema });

export const undoAction = byStaff.declareAction('POST /api/staff/undo', { entry: givenId(100) });
