import type { AccountUser } from '../../domain/contract/account.ts';
import type { UseAccount } from './useAccount.ts';

/** Props of every dashboard page. */
export interface SectionProps {
  user: AccountUser;
  /** Requested once for all pages. */
  account: UseAccount;
}
