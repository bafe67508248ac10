import { Heading } from './Heading';
import { Newsletter } from './Newsletter';
import type { SectionProps } from './section.ts';
import { untitled } from './user.css';
import { newsletterSwitchWords as words } from './words.ts';

/** The newsletter's page. */
export function NewsletterSection({ user, account }: SectionProps) {
  return (
    <>
      <Heading title={words.title} lead={words.lead} />
      <div className={untitled}>
        <Newsletter email={user.email} account={account} />
      </div>
    </>
  );
}
