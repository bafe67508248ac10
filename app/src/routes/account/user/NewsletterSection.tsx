import { newsletterSwitchWords as words } from '../../../content/dashboard.ts';
import { Heading } from './Heading';
import { Known } from './Known';
import { NewsletterSwitch } from './NewsletterSwitch';
import { Part } from './Part';
import type { SectionProps } from './SignedIn';

/** The newsletter, on or off. */
export function NewsletterSection({ user, account }: SectionProps) {
  return (
    <>
      <Heading title={words.title} lead={words.lead} />
      <Part id="issues" title={words.label}>
        <Known of={account}>
          {(known) => (
            <NewsletterSwitch
              email={user.email}
              state={known.newsletter}
              onChange={(newsletter) => account.know({ ...known, newsletter })}
            />
          )}
        </Known>
      </Part>
    </>
  );
}
