import { Newsletter } from './Newsletter';
import { PageHeading } from './PageHeading';
import type { SectionProps } from './sectionProps.ts';
import { untitled } from './user.css';
import { newsletterSwitchWords as words } from './words.ts';

/** The newsletter's page. */
export function NewsletterSection({ user, account }: SectionProps) {
  return (
    <>
      <PageHeading title={words.title} lead={words.lead} />
      <div className={untitled}>
        <Newsletter email={user.email} account={account} />
      </div>
    </>
  );
}
