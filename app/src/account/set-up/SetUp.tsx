import { Button } from '@agency-site/ui/Button';
import { StepShell } from '@agency-site/ui/StepShell';
import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { sendVerification } from '../../api/account.ts';
import { paths } from '../../content/links/paths.ts';
import { useSession } from '../../shell/account/useSession.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { PageMeta } from '../../shell/PageMeta';
import { lazyPart } from '../../shell/tool/lazyPart.ts';
import { buttons, formLink, lead, page, belowHeader as stage, title } from '../account.css';
import { Benefits } from '../Benefits';
import { SignUpForm, useSignUp } from '../form/fields';
import { MailSent } from '../MailSent';
import { useConfirmed } from '../useConfirmed.ts';
import { accountWords } from '../words.ts';
import { stepsWith, setUpWords as words } from './words.ts';

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

/** The first two steps, for a visitor who isn't logged in: details, and confirming the e-mail address. */
function NewAccount() {
  const navigate = useNavigate();
  const { form, requested, forget: back } = useSignUp(paths.setUp);
  const login = `${paths.login}?next=${paths.setUp}`;

  if (requested)
    return (
      <StepShell
        label={words.name}
        headingLevel={1}
        steps={stepsWith(1)}
        at={1}
        title={words.confirm.title}
        subtitle={requested.message}
        onBack={back}
        onStep={back}
        onNext={() => navigate(login)}
        nextLabel={words.confirm.next}
      >
        <MailSent mail={requested} again={sendVerification} onOther={back} />
      </StepShell>
    );
  return (
    <StepShell
      label={words.name}
      headingLevel={1}
      steps={stepsWith(0)}
      at={0}
      title={words.details.title}
      subtitle={words.details.subtitle}
      aside={<Benefits />}
    >
      <noscript>
        <p>{accountWords.withoutScripts}</p>
      </noscript>
      <SignUpForm form={form} label={words.details.title} action={paths.setUp} submit={words.details.next} />
      <p className={formLink}>
        {words.details.known} <Link to={login}>{words.details.login}</Link>
      </p>
    </StepShell>
  );
}
