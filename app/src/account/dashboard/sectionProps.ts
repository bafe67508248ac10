import type { AccountUser } from '../../domain/contract/account.ts';
import type { UseAccount } from './useAccount.ts';

/** What every page of the dashboard is given. */
export interface SectionProps {
  user: AccountUser;
  /** Requested once for all pages. */
  account: UseAccount;
}
