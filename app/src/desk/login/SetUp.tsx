import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import '@agency-site/ui/Alert.css';
import '@agency-site/ui/Button.css';
import '@agency-site/ui/TextField.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { type NewApp, newAppSchema } from '../../domain/contract/staff/login.ts';
import { textIn } from '../../lib/Form';
import { post } from '../deskApi.ts';
import * as page from '../style/page.css.ts';
import { doneSchema } from './done.ts';
import * as css from './login.css.ts';
import { addPasskey, hasPasskeys } from './passkeys.ts';
import { codeIn, StepForm, useForm } from './StepForm';

/** Sets up a second factor: a passkey, or an authenticator app with recovery codes. */
export function SetUp() {
  const queries = useQueryClient();
  const finish = () => queries.invalidateQueries({ queryKey: ['session'] });
  const [app, setApp] = useState<NewApp | null>(null);
  const passkey = useForm();
  const start = useForm(async (fields) =>
    setApp(await post('/factors/app', { password: textIn(fields, 'password') }, newAppSchema)),
  );
  if (app) return <ConfirmApp app={app} onConfirmed={finish} />;
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
          <Button
            tone="primary"
            wide
            busy={passkey.busy}
            onClick={() =>
              passkey.run(async () => {
                await addPasskey('Passkey');
                await finish();
              })
            }
          >
            Set up a passkey
          </Button>
          <p className={page.fine}>Your fingerprint, face or screen lock. The quickest way, and the safest.</p>
          <Alert tone="error">{passkey.error}</Alert>
        </div>
      ) : null}
      <StepForm className={css.or} form={start} submit="Set up an authenticator app" tone="line">
        <TextField
          label="Your password, again"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </StepForm>
    </>
  );
}

/** The QR code for the app, the recovery codes, and the first code. */
export function ConfirmApp({ app, onConfirmed }: { app: NewApp; onConfirmed: () => Promise<unknown> }) {
  const form = useForm(async (fields) => {
    await post('/factors/app/confirm', { code: codeIn(fields) }, doneSchema);
    await onConfirmed();
  });
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(app.uri))}`;
  return (
    <>
      <div>
        <h1>Scan this code</h1>
        <p className={page.quiet}>
          with your authenticator app. If you can’t, type this key:{' '}
          <span className={css.secret}>{new URL(app.uri).searchParams.get('secret')}</span>
        </p>
      </div>
      <img className={css.code} src={picture} alt="QR code for the authenticator app" />
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
      <StepForm className={css.form} form={form} submit="I have kept the codes. Continue">
        <TextField label="Code from the app" name="code" inputMode="numeric" autoComplete="one-time-code" required />
      </StepForm>
    </>
  );
}
