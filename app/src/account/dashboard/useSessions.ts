import { sessions } from '../../api/account.ts';
import type { AccountSession } from '../../domain/contract/account.ts';
import { type ServerData, useServerData } from './useAccount.ts';

/** The user's sessions. */
export type UseSessions = ServerData<AccountSession[]>;
export const useSessions = (): UseSessions => useServerData(sessions);
