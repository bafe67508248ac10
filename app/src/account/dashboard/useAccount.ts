import { account } from '../../api/account.ts';
import type { Account } from '../../domain/contract/account.ts';
import { type UseAsk, useAsk } from '../../lib/useAsk.ts';

/** Bookings, orders, quotes and the newsletter of the signed-in person. */
export type UseAccount = UseAsk<Account>;
export const useAccount = (): UseAccount => useAsk(account);
