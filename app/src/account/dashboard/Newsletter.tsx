import { NewsletterSwitch } from './NewsletterSwitch';
import type { UseAccount } from './useAccount.ts';
import { WhenLoaded } from './WhenLoaded';

/** The newsletter switch, once its state is loaded. @param email of the subscription */
export const Newsletter = ({ email, account }: { email: string; account: UseAccount }) => (
  <WhenLoaded of={account}>
    {(known) => (
      <NewsletterSwitch
        email={email}
        state={known.newsletter}
        onChange={(newsletter) => account.replace({ ...known, newsletter })}
      />
    )}
  </WhenLoaded>
);
