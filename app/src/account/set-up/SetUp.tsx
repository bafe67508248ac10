import { Button } from '@agency-site/ui/Button';
import { Suspense } from 'react';
import { useSession } from '../../shell/account/useSession.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { PageMeta } from '../../shell/PageMeta';
import { lazyPart } from '../../shell/tool/lazyPart.ts';
import { buttons, lead, page, title } from '../account.css';
import { useConfirmed } from '../useConfirmed.ts';
import { NewAccount } from './NewAccount';
import { stage } from './setUp.css';
import { setUpWords as words } from './words.ts';

const OwnAccount = lazyPart(async () => (await import('./OwnAccount')).OwnAccount);

/** The guided account setup. It resumes where the visitor left off. */
export function Component() {
  const { confirmed, retry } = useConfirmed();
  const { user } = useSession();
  const view = () => {
    // Also while the session is unknown, so that new visitors needn't wait or lose what they typed.
    if (!user) return <NewAccount />;
    switch (confirmed.status) {
      case 'in':
        return (
          <Suspense fallback={<Waiting />}>
            <OwnAccount user={confirmed.user} />
          </Suspense>
        );
      case 'loading':
      case 'out':
        return <Waiting />;
      case 'unreachable':
        return (
          <div className={`${wrap} ${page}`} role="alert">
            <h1 className={title}>{words.unreachable}</h1>
            <p className={lead}>{confirmed.message}</p>
            <p className={buttons}>
              <Button tone="primary" onClick={retry}>
                {words.again}
              </Button>
            </p>
          </div>
        );
    }
  };
  return (
    <>
      <PageMeta title={words.name} description={words.description} />
      <meta name="robots" content="noindex" />
      <div className={stage} data-no-newsletter>
        {view()}
      </div>
    </>
  );
}

const Waiting = () => (
  <div className={`${wrap} ${page}`}>
    <h1 className={title}>{words.name}</h1>
    <p className={lead} role="status">
      {words.waiting}
    </p>
  </div>
);
