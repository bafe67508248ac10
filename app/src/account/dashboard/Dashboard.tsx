import { Button } from '@agency-site/ui/Button';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openPage } from '../../api/browser.ts';
import { paths } from '../../content/links/paths.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { useConfirmed } from '../useConfirmed.ts';
import { DashboardPlaceholder, PageHeading } from './parts';
import { SignedIn } from './SignedIn';
import { actions, page } from './user.css';
import { dashboardWords as words } from './words.ts';

/** The dashboard. The client: "reachable only when a user is signed in. Otherwise the visitor is sent to /." */
export function Component() {
  const { confirmed, retry } = useConfirmed();
  const { pathname } = useLocation();
  return (
    <div className={`${wrap} ${page}`} data-no-newsletter>
      <meta name="robots" content="noindex" />
      {confirmed.status === 'in' && <SignedIn user={confirmed.user} path={pathname} />}
      {confirmed.status === 'out' && <SendToLogin />}
      {confirmed.status === 'loading' && <DashboardPlaceholder />}
      {confirmed.status === 'unreachable' && (
        <div role="alert">
          <PageHeading title={words.unreachable} lead={confirmed.message} />
          <p className={actions}>
            <Button tone="primary" onClick={retry}>
              {words.again}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}

/** Redirects to the home page, which offers a login that leads back here. */
function SendToLogin() {
  useEffect(() => {
    const { pathname, search } = window.location;
    openPage(`${paths.home}?${new URLSearchParams({ next: pathname + search })}`, 'replace');
  }, []);
  return null;
}
