import * as z from 'zod/mini';
import type { Area } from '../../staff/roles.ts';
import { endpoint, type Parts, type Route, type StaffAccess } from '../endpoint.ts';
import { actionResultSchema } from './list.ts';

/** Declares what may be called with one kind of access to the desk. */
export const callsBy = <const Access extends StaffAccess | 'login'>(staff: Access) => ({
  /** Any call. */
  calls: <const At extends Route, const Declared extends Omit<Parts, 'staff'>>(route: At, parts: Declared) =>
    endpoint(route, { ...parts, staff }),
  /** An action: it is logged, and its answer is the entry. @param fields all that its body may have */
  acts: <const At extends Route, Fields extends z.core.$ZodShape, const More extends Pick<Parts, 'params'> = object>(
    route: At,
    fields: Fields,
    more?: More,
  ) => endpoint(route, { ...(more as More), body: z.strictObject(fields), answer: actionResultSchema, staff }),
});

/** For every member of the team, and no access token. */
export const byMember = callsBy({ role: 'read-only', area: null });
/** For staff and owners, and no access token. */
export const byStaff = callsBy({ role: 'staff', area: null });
/** For owners. */
export const byOwner = callsBy({ role: 'owner', area: null });
/** For owners who have just proven their second factor. */
export const byProvenOwner = callsBy({ role: 'owner', area: null, fresh: true });

/** Declares the calls of an area, which access tokens may be given. `reads` is for every member, the others for staff and owners. */
export const callsOf = <const Of extends Area>(area: Of) => ({
  reads: callsBy({ role: 'read-only', area }).calls,
  ...callsBy({ role: 'staff', area }),
});
