import * as z from 'zod/mini';
import { roles, scopes } from '../../staff/roles.ts';
import { email, givenId, line } from '../fields.ts';
import { actionResultSchema } from './list.ts';
import { byMember, byOwner, byProvenOwner } from './staffEndpoints.ts';

const id = givenId(100).check(z.minLength(1));
const role = z.enum(roles);

const teamSchema = z.object({
  members: z.array(
    z.object({
      /** Null for an owner by ADMIN_EMAILS who has never logged in. */
      id: z.nullable(z.string()),
      /** Empty until they have an account. */
      name: z.string(),
      email: z.string(),
      role,
      /** An owner by ADMIN_EMAILS: changed in the settings of the server alone. */
      bySettings: z.boolean(),
      isYou: z.boolean(),
      hasApp: z.boolean(),
      passkeys: z.int(),
      invitedAt: z.nullable(z.string()),
      lastLoginAt: z.nullable(z.string()),
    }),
  ),
});
export type Team = z.infer<typeof teamSchema>;
export type TeamMember = Team['members'][number];

/** One's own; for owners, everybody's. */
const loginsSchema = z.object({
  logins: z.array(
    z.object({
      id: z.string(),
      member: z.string(),
      isYours: z.boolean(),
      /** Whether it is the login of the request. */
      current: z.boolean(),
      /** "Firefox on Windows" */
      device: z.string(),
      startedAt: z.string(),
      endsAt: z.string(),
    }),
  ),
});
export type Logins = z.infer<typeof loginsSchema>;

const tokensSchema = z.object({
  tokens: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      scopes: z.array(z.enum(scopes)),
      createdBy: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.nullable(z.string()),
      revokedAt: z.nullable(z.string()),
    }),
  ),
});
export type Tokens = z.infer<typeof tokensSchema>;

/** Only this response contains the token. */
const createdTokenSchema = z.object({ ...actionResultSchema.shape, id: z.string(), token: z.string() });
export type CreatedToken = z.infer<typeof createdTokenSchema>;

export const listLogins = byMember.declare('GET /api/staff/logins', { answer: loginsSchema });

export const endLogin = byMember.declareAction('POST /api/staff/logins/end', { id });

export const listTeamMembers = byMember.declare('GET /api/staff/team', { answer: teamSchema });

export const inviteMember = byProvenOwner.declareAction('POST /api/staff/team', { email, role });

/** `was`: the role that the owner saw. */
export const setRole = byProvenOwner.declareAction('POST /api/staff/team/:id/role', { role, was: role });

export const removeMember = byProvenOwner.declareAction('POST /api/staff/team/:id/remove', {});

export const listTokens = byOwner.declare('GET /api/staff/tokens', { answer: tokensSchema });

export const addToken = byProvenOwner.declare('POST /api/staff/tokens', {
  body: z.strictObject({
    /** What it is for. */
    name: line(100),
    scopes: z.array(z.enum(scopes)).check(
      z.minLength(1),
      z.maxLength(scopes.length),
      z.refine((given: readonly string[]) => new Set(given).size === given.length, 'Please send each scope once.'),
    ),
  }),
  answer: createdTokenSchema,
});

export const revokeToken = byProvenOwner.declareAction('POST /api/staff/tokens/:id/revoke', {});
