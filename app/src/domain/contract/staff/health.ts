import * as z from 'zod/mini';
import { byMember } from './staffEndpoints.ts';

/**
 * `danger`: money, orders or passwords can be lost, or visitors can't use the site. `warning`: it works, and should be
 * better. `unknown`: it could not be checked.
 */
export const verdicts = ['danger', 'warning', 'unknown', 'ok'] as const;
export type Verdict = (typeof verdicts)[number];

const findingSchema = z.object({
  /** "payments" */
  check: z.string(),
  /** "Payments" */
  title: z.string(),
  verdict: z.enum(verdicts),
  /** What was found, in a sentence. */
  found: z.string(),
  /** What to do about it, in a line; null when there is nothing to do. */
  remedy: z.nullable(z.string()),
});
export type Finding = z.infer<typeof findingSchema>;

const placeSchema = z.object({
  /** "/settings/company" */
  to: z.string(),
  /** "Phone number" */
  name: z.string(),
});
export type HealthPlace = z.infer<typeof placeSchema>;

const healthSchema = z.object({
  /** When the checks ran. */
  at: z.string(),
  findings: z.array(
    z.object({
      ...findingSchema.shape,
      /** Where on the desk it is put right; empty where only whoever runs the server can. */
      places: z.array(placeSchema),
    }),
  ),
});
export type Health = z.infer<typeof healthSchema>;

/** What must be acted on. */
export const dangersIn = ({ findings }: Health) => findings.filter(({ verdict }) => verdict === 'danger');

/** With `within=day`, findings of the last day will do, as for the menu: the checks ask other servers and restore a backup. */
export const getHealth = byMember.declare('GET /api/staff/health', {
  query: z.strictObject({ within: z.optional(z.literal('day')) }),
  answer: healthSchema,
});
