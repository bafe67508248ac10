import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getStaffSession, type StaffSession, type StaffUser } from '../domain/contract/staff/login.ts';
import { includesRole, type Role } from '../domain/staff/roles.ts';
import { queryOf } from './deskApi.ts';

const sessionQuery = queryOf(getStaffSession);
/** The key of the session's query. */
export const sessionKey = sessionQuery.queryKey;

/** Who is logged in. */
export const useSession = () => useQuery(sessionQuery);

/** Stores a response that says who is logged in now. */
export function useSetSession(): (session: StaffSession) => void {
  const queries = useQueryClient();
  return (session) => {
    if (session.state !== 'signed-in')
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    queries.setQueryData(sessionKey, session);
  };
}

/** The logged-in member. Within the frame there always is one. */
export function useMember(): StaffUser {
  const { data } = useSession();
  if (!data?.user) throw new Error('No one is logged in.');
  return data.user;
}

/** Whether the member's role includes this one. Actions beyond it aren't offered. */
export const useMay = (role: Role) => includesRole(useMember().role, role);
