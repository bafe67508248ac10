import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import { Suspense, useState } from 'react';
import {
  becomeOwner,
  logInToDesk,
  logOutOfDesk,
  type StaffSession,
  sendCode,
} from '../../domain/contract/staff/login.ts';
import { Logo } from '../../shell/art/Logo';
import { ask } from '../deskApi.ts';
import { ActionForm, codeOf } from '../parts/ActionForm';
import { lazyPart } from '../parts/Loaded';
import { useSetSession } from '../session.ts';
import { flush, link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import * as css from './login.css.ts';
import { PasskeyButton } from './PasskeyButton';
import { hasPasskeys, logInWithPasskey } from './passkeys.ts';

const SetUp = lazyPart(async () => (await import('./SetUp')).SetUp);

/** The login: address and password, then a second factor, which is set up at the first login. */
export function Login({ session }: { session: StaffSession }) {
  const setSession = useSetSession();
  const [ownerToken, setOwnerToken] = useState(() => /^#owner=([\w.-]+)$/.exec(location.hash)?.[1]);
  const leaveLink = () => {
    setOwnerToken(undefined);
    history.replaceState(null, '', location.pathname);
  };
  const logOut = async () => setSession(await ask(logOutOfDesk));
  return (
    <main className={css.screen}>
      <div className={css.card}>
        <p className={css.brand}>
          <Logo className={css.mark} own={session.logo} name={session.agency} />
        </p>
        {session.state === 'set-up' ? (
          <Suspense fallback={null}>
            <SetUp />
          </Suspense>
        ) : null}
        {session.state === 'code' ? <CodeStep /> : null}
        {session.state === 'passkey' ? <PasskeyStep /> : null}
        {session.state === 'signed-out' && ownerToken ? <OwnerStep token={ownerToken} onLeave={leaveLink} /> : null}
        {session.state === 'signed-out' && !ownerToken ? <PasswordStep /> : null}
        {session.state === 'signed-out' ? null : (
          <p>
            <Button tone="plain" className={flush} onClick={logOut}>
              Use another account
            </Button>
          </p>
        )}
      </div>
    </main>
  );
}

interface OwnerStepProps {
  token: string;
  /** Once the link has worked, or for who logs in without it. */
  onLeave: () => void;
}

/** For the holder of the link that the server prints until the desk has an owner. */
function OwnerStep({ token, onLeave }: OwnerStepProps) {
  const setSession = useSetSession();
  return (
    <>
      <div>
        <h1>This desk is yours</h1>
        <p className={page.quiet}>
          You log in with this address and password from now on. If you have an account of the site, enter its own.
        </p>
      </div>
      <ActionForm
        className={css.form}
        onSubmit={async (entered) => {
          const owner = { token, name: entered('name'), email: entered('email'), password: entered('password') };
          setSession(await ask(becomeOwner, { body: owner }));
          onLeave();
        }}
        submit="Become the owner"
        wide
      >
        <TextField label="Your name" name="name" autoComplete="name" required />
        <TextField label="E-mail" name="email" type="email" autoComplete="username" required />
        <TextField label="Password" name="password" type="password" autoComplete="new-password" required />
      </ActionForm>
      <p>
        <Button tone="plain" className={flush} onClick={onLeave}>
          Log in to the desk
        </Button>
      </p>
    </>
  );
}

function PasswordStep() {
  const setSession = useSetSession();
  return (
    <>
      <h1>Log in to the desk</h1>
      <ActionForm
        className={css.form}
        onSubmit={async (entered) => {
          const login = { email: entered('email'), password: entered('password') };
          setSession(await ask(logInToDesk, { body: login }));
        }}
        submit="Log in"
        wide
      >
        <TextField label="E-mail" name="email" type="email" autoComplete="username webauthn" required />
        <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
      </ActionForm>
      <div className={css.or}>
        {hasPasskeys() ? (
          <PasskeyButton tone="line" onPress={async () => setSession(await logInWithPasskey())}>
            Log in with a passkey
          </PasskeyButton>
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
  return (
    <>
      <div>
        <h1>Enter your code</h1>
        <p className={page.quiet}>The six digits of your authenticator app, or one of your recovery codes.</p>
      </div>
      <ActionForm
        className={css.form}
        onSubmit={async (entered) => setSession(await ask(sendCode, { body: { code: codeOf(entered) } }))}
        submit="Continue"
        wide
      >
        <TextField label="Code" name="code" autoComplete="one-time-code" required autoFocus />
      </ActionForm>
    </>
  );
}

function PasskeyStep() {
  const setSession = useSetSession();
  return (
    <>
      <div>
        <h1>Use your passkey</h1>
        <p className={page.quiet}>This account logs in with a passkey, not with a password alone.</p>
      </div>
      <PasskeyButton onPress={async () => setSession(await logInWithPasskey())}>Log in with a passkey</PasskeyButton>
    </>
  );
}
