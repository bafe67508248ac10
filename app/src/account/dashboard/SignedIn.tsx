import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../content/links/paths.ts';
import type { AccountUser } from '../../domain/contract/account.ts';
import { link } from '../../shell/style/type.css';
import { lazyPart } from '../../shell/tool/lazyPart.ts';
import { Profile } from './Profile';
import { type DashboardPageProps, DashboardPlaceholder, PageHeading, useAccount } from './parts';
import { columns, entry, menu } from './user.css';
import { type SectionId, sections, dashboardWords as words } from './words.ts';

/** The page that opens after the login is loaded with the dashboard, the others on demand. */
const views: Readonly<Record<SectionId, ComponentType<DashboardPageProps>>> = {
  overview: lazyPart(async () => (await import('./Overview')).Overview),
  profile: Profile,
  bookings: lazyPart(async () => (await import('./Bookings')).Bookings),
  orders: lazyPart(async () => (await import('./Orders')).Orders),
  newsletter: lazyPart(async () => (await import('./Newsletter')).NewsletterSection),
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

/** The menu of the dashboard. On a narrow screen one row, scrolled to the current page. */
function UserMenu({ at }: { at: SectionId | undefined }) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll again on every page
  useEffect(() => {
    const scroll = () => {
      const row = nav.current;
      const here = row?.querySelector<HTMLElement>('[aria-current=page]');
      if (row && here) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
    };
    scroll();
    // A window that becomes narrow turns the menu into a row.
    window.addEventListener('resize', scroll);
    return () => window.removeEventListener('resize', scroll);
  }, [at]);
  return (
    <nav ref={nav} className={menu} aria-label={words.menu}>
      {sections.map(({ id, label, to }) => (
        <Link key={id} className={entry} to={to} aria-current={id === at ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
