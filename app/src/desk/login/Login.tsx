import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import '@agency-site/ui/Alert.css';
import '@agency-site/ui/Button.css';
import '@agency-site/ui/TextField.css';
import { Suspense } from 'react';
import { type StaffSession, staffSessionSchema } from '../../domain/contract/staff/login.ts';
import { textIn } from '../../lib/Form';
import { Logo } from '../../shell/art/Logo';
import { post } from '../deskApi.ts';
import { lazyPart } from '../parts/lazyPart';
import { useSetSession } from '../session.ts';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import * as css from './login.css.ts';
import { hasPasskeys, logInWithPasskey } from './passkeys.ts';
import { codeIn, StepForm, useForm } from './StepForm';

const SetUp = lazyPart(async () => (await import('./SetUp')).SetUp);

/** The login: address and password, then a second factor, which is set up at the first login. */
export function Login({ session }: { session: StaffSession }) {
  const setSession = useSetSession();
  const logOut = async () => setSession(await post('/logout', {}, staffSessionSchema));
  return (
    <main className={css.screen}>
      <div className={css.card}>
        <p className={css.brand}>
          <Logo className={css.mark} />
          {session.agency}
        </p>
        {session.state === 'set-up' ? (
          <Suspense fallback={null}>
            <SetUp />
          </Suspense>
        ) : null}
        {session.state === 'code' ? <CodeStep /> : null}
        {session.state === 'passkey' ? <PasskeyStep /> : null}
        {session.state === 'signed-out' ? <PasswordStep /> : null}
        {session.state === 'signed-out' ? null : (
          <p>
            <Button tone="plain" onClick={logOut}>
              Use another account
            </Button>
          </p>
        )}
      </div>
    </main>
  );
}

function PasswordStep() {
  const setSession = useSetSession();
  const form = useForm(async (fields) =>
    setSession(
      await post(
        '/login',
        { email: textIn(fields, 'email'), password: textIn(fields, 'password') },
        staffSessionSchema,
      ),
    ),
  );
  return (
    <>
      <h1>Log in to the desk</h1>
      <StepForm className={css.form} form={form} submit="Log in">
        <TextField label="E-mail" name="email" type="email" autoComplete="username webauthn" required />
        <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
      </StepForm>
      <div className={css.or}>
        {hasPasskeys() ? (
          <Button wide busy={form.busy} onClick={() => form.run(async () => setSession(await logInWithPasskey()))}>
            Log in with a passkey
          </Button>
        ) : null}
        <p className={page.fine}>
          You log in with your account of the site. New in the team?{' '}
          <a className={link} href="/Stepper">
            Sign up
          </a>{' '}
          with the address of your invitation first. Forgotten?{' '}
          <a className={link} href="/forgot-password">
            Set a new password
          </a>
          .
        </p>
      </div>
    </>
  );
}

function CodeStep() {
  const setSession = useSetSession();
  const form = useForm(async (fields) =>
    setSession(await post('/login/code', { code: codeIn(fields) }, staffSessionSchema)),
  );
  return (
    <>
      <div>
        <h1>Enter your code</h1>
        <p className={page.quiet}>The six digits of your authenticator app, or one of your recovery codes.</p>
      </div>
      <StepForm className={css.form} form={form} submit="Continue">
        <TextField label="Code" name="code" autoComplete="one-time-code" required autoFocus />
      </StepForm>
    </>
  );
}

function PasskeyStep() {
  const setSession = useSetSession();
  const { busy, error, run } = useForm();
  return (
    <>
      <div>
        <h1>Use your passkey</h1>
        <p className={page.quiet}>This account logs in with a passkey, not with a password alone.</p>
      </div>
      <Alert tone="error">{error}</Alert>
      <Button tone="primary" wide busy={busy} onClick={() => run(async () => setSession(await logInWithPasskey()))}>
        Log in with a passkey
      </Button>
    </>
  );
}
