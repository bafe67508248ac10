import { Button } from '@agency-site/ui/Button';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logOutOfDesk, type StaffSession } from '../../domain/contract/staff/login.ts';
import { roleNames } from '../../domain/staff/roles.ts';
import { Logo } from '../../shell/art/Logo';
import { ask } from '../deskApi.ts';
import { useLiveUpdates } from '../liveUpdates.ts';
import { lazyPart, loadWhenIdle } from '../parts/Loaded';
import { useMember, useSetSession } from '../session.ts';
import { flush, kbd } from '../style/controls.css.ts';
import { fine, strong } from '../style/page.css.ts';
import { DeskNavigation } from './DeskNavigation';
import * as css from './frame.css.ts';
import { focusSearch, moveRow, useKeys, useSingleKeys } from './keys.ts';
import { navItems } from './navItems.ts';

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
