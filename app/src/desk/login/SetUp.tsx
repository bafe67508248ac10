import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { beginApp, confirmApp, type NewApp } from '../../domain/contract/staff/login.ts';
import { ask } from '../deskApi.ts';
import { ActionForm, codeOf } from '../parts/ActionForm';
import { sessionKey } from '../session.ts';
import * as page from '../style/page.css.ts';
import * as css from './login.css.ts';
import { PasskeyButton } from './PasskeyButton';
import { addPasskey, hasPasskeys } from './passkeys.ts';

/** Sets up a second factor: a passkey, or an authenticator app with recovery codes. */
export function SetUp() {
  const queries = useQueryClient();
  const finish = () => queries.invalidateQueries({ queryKey: sessionKey });
  const [app, setApp] = useState<NewApp | null>(null);
  if (app)
    return (
      <>
        <h1>Scan this code</h1>
        <ConfirmApp
          app={app}
          onCode={async (code) => {
            await ask(confirmApp, { body: { code } });
            await finish();
          }}
        />
      </>
    );
  return (
    <>
      <div>
        <h1>Protect the desk</h1>
        <p className={page.quiet}>
          The desk holds your customers’ orders and addresses, so a password alone isn’t enough. Choose what else proves
          that it’s you.
        </p>
      </div>
      {hasPasskeys() ? (
        <div className={css.form}>
          <PasskeyButton
            onPress={async () => {
              await addPasskey('Passkey');
              await finish();
            }}
          >
            Set up a passkey
          </PasskeyButton>
          <p className={page.fine}>Your fingerprint, face or screen lock. The quickest way, and the safest.</p>
        </div>
      ) : null}
      <ActionForm
        className={css.or}
        onSubmit={async (entered) => setApp(await ask(beginApp, { body: { password: entered('password') } }))}
        submit="Set up an authenticator app"
        tone="line"
        wide
      >
        <TextField
          label="Your password, again"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </ActionForm>
    </>
  );
}

interface ConfirmAppProps {
  app: NewApp;
  /** Sends the first code. Answers `false` where it isn't done. @throws ApiError */
  onCode: (code: string) => Promise<unknown>;
}

/** The QR code for the app, the recovery codes, and the first code. */
export function ConfirmApp({ app, onCode }: ConfirmAppProps) {
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(app.uri))}`;
  return (
    <div className={css.app}>
      <p className={page.quiet}>
        Use your authenticator app. If you can’t, type this key into it:{' '}
        <span className={css.secret}>{new URL(app.uri).searchParams.get('secret')}</span>
      </p>
      <img className={css.code} src={picture} alt="QR code for the authenticator app" />
      <div className={css.printedAlone}>
        <div>
          <h2>Recovery codes</h2>
          <p className={page.fine}>
            Each opens the desk once if you lose your phone. They aren’t shown again: keep them safe.
          </p>
        </div>
        <ul className={css.codes}>
          {app.recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <p>
        <Button tone="line" onClick={() => print()}>
          Print the codes
        </Button>
      </p>
      <ActionForm
        className={css.form}
        onSubmit={(entered) => onCode(codeOf(entered))}
        submit="I have kept the codes. Continue"
        wide
      >
        <TextField label="Code from the app" name="code" inputMode="numeric" autoComplete="one-time-code" required />
      </ActionForm>
    </div>
  );
}
