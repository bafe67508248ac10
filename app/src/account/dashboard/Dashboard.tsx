import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { useLocation } from 'react-router-dom';
import { wrap } from '../../shell/frame/Frame.css';
import { PageMeta } from '../../shell/PageMeta';
import { useConfirmed } from '../useConfirmed.ts';
import { PageHeading } from './PageHeading';
import { SendToLogin } from './SendToLogin';
import { SignedIn } from './SignedIn';
import { actions, lead, opening, page, title } from './user.css';
import { dashboardWords as words } from './words.ts';

/** The dashboard. The client: "reachable only when a user is signed in. Otherwise the visitor is sent to /." */
export function Component() {
  const { confirmed, retry } = useConfirmed();
  const { pathname } = useLocation();
  return (
    <div className={`${wrap} ${page}`}>
      <meta name="robots" content="noindex" />
      {confirmed.status === 'in' && <SignedIn user={confirmed.user} path={pathname} />}
      {confirmed.status === 'out' && <SendToLogin />}
      {confirmed.status === 'loading' && <Asking />}
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

/** Prerendered, and shown until the server has confirmed the session. */
const Asking = () => (
  <>
    <PageMeta title={words.title} description={words.description} />
    <h1 className={title}>{words.title}</h1>
    <p className={opening} role="status">
      {words.opening}
    </p>
    <noscript>
      <p className={lead}>{words.withoutScripts}</p>
    </noscript>
  </>
);
