import * as z from 'zod/mini';
import type { Area } from '../../staff/roles.ts';
import { endpoint, type Parts, type Route, type StaffAccess } from '../endpoint.ts';
import { actionResultSchema } from './list.ts';

/** Declares endpoints with one kind of access to the desk. */
export const endpointsFor = <const Access extends StaffAccess | 'login'>(staff: Access) => ({
  /** Any endpoint. */
  declare: <const At extends Route, const Declared extends Omit<Parts, 'staff'>>(route: At, parts: Declared) =>
    endpoint(route, { ...parts, staff }),
  /** An action: it is logged, and answers with its entry of the log. @param fields the whole body */
  declareAction: <
    const At extends Route,
    Fields extends z.core.$ZodShape,
    const More extends Pick<Parts, 'params'> = object,
  >(
    route: At,
    fields: Fields,
    more?: More,
  ) => endpoint(route, { ...(more as More), body: z.strictObject(fields), answer: actionResultSchema, staff }),
});

/** For every member of the team, and no access token. */
export const byMember = endpointsFor({ role: 'read-only', area: null });
/** For staff and owners, and no access token. */
export const byStaff = endpointsFor({ role: 'staff', area: null });
/** For owners. */
export const byOwner = endpointsFor({ role: 'owner', area: null });
/** For owners who have just proven their second factor. */
export const byProvenOwner = endpointsFor({ role: 'owner', area: null, fresh: true });

/**
 * Declares the endpoints of an area, which access tokens can be limited to. `declareRead` is for every member, the others are
 * for staff and owners.
 */
export const endpointsIn = <const Of extends Area>(area: Of) => ({
  declareRead: endpointsFor({ role: 'read-only', area }).declare,
  ...endpointsFor({ role: 'staff', area }),
});
