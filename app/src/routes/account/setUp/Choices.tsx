import { setUpWords } from '../../../content/setUp.ts';
import type { AccountUser } from '../../../domain/contract/account.ts';
import { PurposeRows } from '../../consent/PurposeRows';
import { NewsletterPart } from '../user/NewsletterPart';
import { Part } from '../user/Part';
import { useAccount } from '../user/useAccount.ts';
import { choices } from './setUp.css';

const words = setUpWords.choices;

/** The newsletter, and what this browser may keep. Each switch counts at once. */
export function Choices({ user }: { user: AccountUser }) {
  const account = useAccount();
  return (
    <div className={choices}>
      <NewsletterPart title={words.newsletter} email={user.email} account={account} />
      <Part ruled id="browser" title={words.consent} lead={words.consentText}>
        <PurposeRows />
      </Part>
    </div>
  );
}
