import { sessions } from '../../api/account.ts';
import type { AccountSession } from '../../domain/contract/account.ts';
import { type ServerData, useServerData } from './useAccount.ts';

/** The places where somebody is logged in. */
export type UseSessions = ServerData<AccountSession[]>;
export const useSessions = (): UseSessions => useServerData(sessions);
