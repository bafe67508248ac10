import { sessions } from '../../api/account.ts';
import type { AccountSession } from '../../domain/contract/account.ts';
import { type UseAsked, useAsked } from './useAccount.ts';

/** The places where somebody is logged in. */
export type UseSessions = UseAsked<AccountSession[]>;
export const useSessions = (): UseSessions => useAsked(sessions);
