import { Button } from '@agency-site/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { dangersIn, getHealth } from '../../domain/contract/staff/health.ts';
import { logOutOfDesk, type StaffSession } from '../../domain/contract/staff/login.ts';
import { getToday } from '../../domain/contract/staff/today.ts';
import { roleNames } from '../../domain/staff/roles.ts';
import { Logo } from '../../shell/art/Logo';
import { ask, queryOf } from '../deskApi.ts';
import { useLiveUpdates } from '../liveUpdates.ts';
import { lazyPart, loadWhenIdle } from '../parts/Loaded';
import { useMay, useMember, useSetSession } from '../session.ts';
import { flush, kbd } from '../style/controls.css';
import { fine, strong } from '../style/page.css';
import * as css from './frame.css';
import { focusSearch, moveRow, useKeys, useSingleKeys } from './keys.ts';
import { countNeeds, type NavItem, navItems } from './navItems.ts';

const loadPalette = async () => (await import('./Palette')).Palette;
const Palette = lazyPart(loadPalette);
const loadKeys = async () => (await import('./KeysDialog')).KeysDialog;
const KeysDialog = lazyPart(loadKeys);

/** The frame of every page: navigation, current page and logged-in member. Everything works by keyboard. */
export function Frame({
  session: { agency, logo, demo },
  children,
}: {
  session: Pick<StaffSession, 'agency' | 'logo' | 'demo'>;
  children: ReactNode;
}) {
  const member = useMember();
  const setSession = useSetSession();
  const navigate = useNavigate();
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null);
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const logOut = async () => setSession(await ask(logOutOfDesk));

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setShown('palette');
    };
    addEventListener('keydown', listen);
    loadWhenIdle(loadPalette);
    loadWhenIdle(loadKeys);
    return () => removeEventListener('keydown', listen);
  }, []);
  useLiveUpdates();
  useKeys({
    '?': () => setShown('keys'),
    '/': focusSearch,
    j: () => moveRow(1),
    k: () => moveRow(-1),
    ...Object.fromEntries(navItems.map(({ to, key }) => [`g ${key}`, () => navigate(to)])),
  });

  const me = (
    <>
      <p className={strong}>{member.name}</p>
      <p className={fine}>
        {roleNames[member.role]}
        {demo ? ' · Demo checkout' : ''}
      </p>
      <Button tone="plain" className={flush} onClick={logOut}>
        Log out
      </Button>
    </>
  );
  return (
    <div className={css.app}>
      <header className={css.rail}>
        <a className={css.brand} href="/">
          <Logo className={css.mark} own={logo} name={agency} />
          <span className={css.desk}>Desk</span>
        </a>
        <Button className={css.find} onClick={() => setShown('palette')}>
          <svg className={css.glass} viewBox="0 0 15 15" aria-hidden>
            <path d="M6.5 1.5a5 5 0 1 1 0 10a5 5 0 1 1 0-10M10.3 10.3 14 14" />
          </svg>
          Find or do
          <kbd className={kbd}>Ctrl K</kbd>
        </Button>
        <DeskNavigation>
          <div className={css.meUnderMore}>{me}</div>
        </DeskNavigation>
        <div className={css.meBeside}>{me}</div>
      </header>
      <main className={css.main}>{children}</main>
      <Suspense fallback={null}>
        {shown === 'palette' ? (
          <Palette
            onKeys={() => setShown('keys')}
            onLogOut={logOut}
            onClose={() => setShown((now) => (now === 'palette' ? null : now))}
          />
        ) : null}
        {shown === 'keys' ? (
          <KeysDialog
            singleKeys={singleKeys}
            onSingleKeys={setSingleKeys}
            onClose={() => setShown((now) => (now === 'keys' ? null : now))}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

const [main, rest] = [navItems.slice(0, 3), navItems.slice(3)];

/**
 * The pages of the desk, with the number of things that need attention on each.
 * @param children what is below the links under "More"
 */
function DeskNavigation({ children }: { children: ReactNode }) {
  const needs = useQuery(queryOf(getToday)).data?.counts;
  const health = useQuery({ ...queryOf(getHealth, { query: { within: 'day' } }), enabled: useMay('owner') }).data;
  const counts = needs && { ...needs, health: health ? dangersIn(health).length : 0 };
  const { pathname } = useLocation();
  const more = useRef<HTMLDivElement>(null);
  const countAt = (shown: readonly NavItem[]) => {
    const count = counts ? shown.reduce((sum, { needs }) => sum + countNeeds(counts, needs ?? []), 0) : 0;
    if (count === 0) return null;
    const isAlarm = shown.some(({ needs, alarm }) => alarm && counts && countNeeds(counts, needs ?? []) > 0);
    return <b className={isAlarm ? css.alarmCount : css.count}>{count > 99 ? '99+' : count}</b>;
  };
  const link = (item: NavItem) => (
    <NavLink key={item.to} to={item.to} className={item.isFirstOfGroup ? css.firstOfGroup : css.navLink}>
      {item.name} {countAt([item])}
    </NavLink>
  );
  return (
    <nav aria-label="Desk" className={css.nav}>
      {main.map(link)}
      <Button
        tone="plain"
        popoverTarget="more"
        className={css.more}
        data-current={rest.some(({ to }) => pathname.startsWith(to)) || undefined}
      >
        More {countAt(rest)}
      </Button>
      {/* A popover on a phone; on wider screens, CSS shows its contents in the navigation. A choice closes it, and the focus returns to "More". */}
      <div
        ref={more}
        id="more"
        popover="auto"
        className={css.moreItems}
        onClickCapture={() => more.current?.hidePopover()}
      >
        {rest.map(link)}
        {children}
      </div>
    </nav>
  );
}
