import type { ComponentType } from 'react';
import { type SectionId, sections, dashboardWords as words } from '../../../content/dashboard.ts';
import { paths } from '../../../content/paths.ts';
import type { AccountUser } from '../../../domain/contract/account.ts';
import { Link } from '../../../shell/Link';
import { Calls } from './Calls';
import { ConsentSection } from './ConsentSection';
import { Data } from './Data';
import { Heading } from './Heading';
import { NewsletterSection } from './NewsletterSection';
import { Orders } from './Orders';
import { Profile } from './Profile';
import { Security } from './Security';
import { UserMenu } from './UserMenu';
import { type UseAccount, useAccount } from './useAccount.ts';
import { columns, link } from './user.css';

/** What every page of the dashboard is given. */
export interface SectionProps {
  user: AccountUser;
  /** Asked once for all pages. */
  account: UseAccount;
}

const views: Readonly<Record<SectionId, ComponentType<SectionProps>>> = {
  profile: Profile,
  bookings: Calls,
  orders: Orders,
  newsletter: NewsletterSection,
  consent: ConsentSection,
  data: Data,
  security: Security,
};

/** The dashboard of somebody who is signed in: its menu, and the page of the address. */
export function SignedIn({ user, path }: { user: AccountUser; path: string }) {
  const account = useAccount();
  const section = sections.find(({ to }) => to === path.replace(/\/$/, ''));
  const View = section && views[section.id];
  return (
    <div className={columns}>
      <UserMenu at={section?.id} />
      <div>
        {View ? (
          <View key={path} user={user} account={account} />
        ) : (
          <>
            <Heading title={words.unknown.title} lead={words.unknown.text} />
            <Link className={link} to={paths.dashboard}>
              {words.unknown.back}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
