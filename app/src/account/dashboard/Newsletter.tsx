import { Known } from './Known';
import { NewsletterSwitch } from './NewsletterSwitch';
import type { UseAccount } from './useAccount.ts';

/** The newsletter, on or off, once it is known which. @param email where it goes */
export const Newsletter = ({ email, account }: { email: string; account: UseAccount }) => (
  <Known of={account}>
    {(known) => (
      <NewsletterSwitch
        email={email}
        state={known.newsletter}
        onChange={(newsletter) => account.know({ ...known, newsletter })}
      />
    )}
  </Known>
);
