import { newsletterSwitchWords as words } from '../../../content/dashboard.ts';
import { Heading } from './Heading';
import { NewsletterPart } from './NewsletterPart';
import type { SectionProps } from './SignedIn';

/** The newsletter's page. */
export function NewsletterSection({ user, account }: SectionProps) {
  return (
    <>
      <Heading title={words.title} lead={words.lead} />
      <NewsletterPart title={words.label} email={user.email} account={account} />
    </>
  );
}
