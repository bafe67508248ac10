import type { AccountUser } from '../../domain/contract/account.ts';
import { PurposeRows } from '../../shell/consent/PurposeRows';
import { Newsletter } from '../dashboard/Newsletter';
import { Section } from '../dashboard/Section';
import { useAccount } from '../dashboard/useAccount.ts';
import { choices } from './setUp.css';
import { setUpWords } from './words.ts';

const words = setUpWords.choices;

/** Newsletter and cookie switches. Each takes effect at once. */
export function Choices({ user }: { user: AccountUser }) {
  const account = useAccount();
  return (
    <div className={choices}>
      <Section id="issues" title={words.newsletter}>
        <Newsletter email={user.email} account={account} />
      </Section>
      <Section id="browser" title={words.consent} lead={words.consentText}>
        <PurposeRows />
      </Section>
    </div>
  );
}
