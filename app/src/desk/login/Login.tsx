import { Suspense } from 'react';
import { type StaffSession, staffSessionSchema } from '../../domain/contract/staff/login.ts';
import { Logo } from '../../shell/art/Logo';
import { post } from '../deskApi.ts';
import { Field } from '../parts/Field';
import { FormError } from '../parts/FormError';
import { lazyPart } from '../parts/lazyPart';
import { useSetSession } from '../session.ts';
import { button, link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import * as css from './login.css.ts';
import { hasPasskeys, logInWithPasskey } from './passkeys.ts';
import { textIn, useForm } from './useForm.ts';

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
            <button type="button" className={button({ look: 'ghost' })} onClick={logOut}>
              Use another account
            </button>
          </p>
        )}
      </div>
    </main>
  );
}

function PasswordStep() {
  const setSession = useSetSession();
  const { busy, error, onSubmit, run } = useForm(async (fields) =>
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
      <form className={css.form} onSubmit={onSubmit}>
        <Field label="E-mail" name="email" type="email" autoComplete="username webauthn" required />
        <Field label="Password" name="password" type="password" autoComplete="current-password" required />
        <FormError>{error}</FormError>
        <button type="submit" className={button({ look: 'primary', wide: true })} disabled={busy}>
          Log in
        </button>
      </form>
      <div className={css.or}>
        {hasPasskeys() ? (
          <button
            type="button"
            className={button({ wide: true })}
            disabled={busy}
            onClick={() => run(async () => setSession(await logInWithPasskey()))}
          >
            Log in with a passkey
          </button>
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
  const { busy, error, onSubmit } = useForm(async (fields) =>
    setSession(await post('/login/code', { code: textIn(fields, 'code').replace(/\s/g, '') }, staffSessionSchema)),
  );
  return (
    <>
      <div>
        <h1>Enter your code</h1>
        <p className={page.quiet}>The six digits of your authenticator app, or one of your recovery codes.</p>
      </div>
      <form className={css.form} onSubmit={onSubmit}>
        <Field label="Code" name="code" autoComplete="one-time-code" required autoFocus />
        <FormError>{error}</FormError>
        <button type="submit" className={button({ look: 'primary', wide: true })} disabled={busy}>
          Continue
        </button>
      </form>
    </>
  );
}

function PasskeyStep() {
  const setSession = useSetSession();
  const { busy, error, run } = useForm(async () => {});
  return (
    <>
      <div>
        <h1>Use your passkey</h1>
        <p className={page.quiet}>This account logs in with a passkey, not with a password alone.</p>
      </div>
      <FormError>{error}</FormError>
      <button
        type="button"
        className={button({ look: 'primary', wide: true })}
        disabled={busy}
        onClick={() => run(async () => setSession(await logInWithPasskey()))}
      >
        Log in with a passkey
      </button>
    </>
  );
}
