import { Known } from './Known';
import { NewsletterSwitch } from './NewsletterSwitch';
import { Part } from './Part';
import type { UseAccount } from './useAccount.ts';

interface NewsletterPartProps {
  title: string;
  /** Where the newsletter goes. */
  email: string;
  account: UseAccount;
}

/** The newsletter, on or off, once it is known which. */
export function NewsletterPart({ title, email, account }: NewsletterPartProps) {
  return (
    <Part id="issues" title={title}>
      <Known of={account}>
        {(known) => (
          <NewsletterSwitch
            email={email}
            state={known.newsletter}
            onChange={(newsletter) => account.know({ ...known, newsletter })}
          />
        )}
      </Known>
    </Part>
  );
}
