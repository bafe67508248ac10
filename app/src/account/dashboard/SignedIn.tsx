import { type ComponentType, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../content/links/paths.ts';
import type { AccountUser } from '../../domain/contract/account.ts';
import { link } from '../../shell/style/type.css';
import { lazyPart } from '../../shell/tool/lazyPart.ts';
import { DashboardPlaceholder } from './DashboardPlaceholder';
import { PageHeading } from './PageHeading';
import { Profile } from './Profile';
import type { SectionProps } from './sectionProps.ts';
import { UserMenu } from './UserMenu';
import { useAccount } from './useAccount.ts';
import { columns } from './user.css';
import { type SectionId, sections, dashboardWords as words } from './words.ts';

/** The first page is loaded with the dashboard, the others on demand. */
const views: Readonly<Record<SectionId, ComponentType<SectionProps>>> = {
  overview: lazyPart(async () => (await import('./Overview')).Overview),
  profile: Profile,
  bookings: lazyPart(async () => (await import('./Bookings')).Bookings),
  orders: lazyPart(async () => (await import('./Orders')).Orders),
  newsletter: lazyPart(async () => (await import('./NewsletterSection')).NewsletterSection),
  consent: lazyPart(async () => (await import('./ConsentSection')).ConsentSection),
  data: lazyPart(async () => (await import('./Data')).Data),
  security: lazyPart(async () => (await import('./Security')).Security),
};

/** The dashboard of a signed-in user: menu and current page. */
export function SignedIn({ user, path }: { user: AccountUser; path: string }) {
  const account = useAccount();
  const section = sections.find(({ to }) => to === path.replace(/\/$/, ''));
  const View = section && views[section.id];
  return (
    <div className={columns}>
      <UserMenu at={section?.id} />
      <div>
        {View ? (
          // Only while the first page loads: later ones replace the page before them once they are ready.
          <Suspense fallback={<DashboardPlaceholder />}>
            <View user={user} account={account} />
          </Suspense>
        ) : (
          <>
            <PageHeading title={words.unknown.title} lead={words.unknown.text} />
            <Link className={link} to={paths.overview}>
              {words.unknown.back}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
