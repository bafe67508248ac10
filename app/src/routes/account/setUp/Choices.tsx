import { setUpWords } from '../../../content/setUp.ts';
import type { AccountUser } from '../../../domain/contract/account.ts';
import { PurposeRows } from '../../consent/PurposeRows';
import { Newsletter } from '../user/Newsletter';
import { Part } from '../user/Part';
import { useAccount } from '../user/useAccount.ts';
import { choices } from './setUp.css';

const words = setUpWords.choices;

/** The newsletter, and what this browser may keep. Each switch counts at once. */
export function Choices({ user }: { user: AccountUser }) {
  const account = useAccount();
  return (
    <div className={choices}>
      <Part id="issues" title={words.newsletter}>
        <Newsletter email={user.email} account={account} />
      </Part>
      <Part id="browser" title={words.consent} lead={words.consentText}>
        <PurposeRows />
      </Part>
    </div>
  );
}
