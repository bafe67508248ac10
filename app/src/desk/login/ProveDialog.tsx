import { TextField } from '@agency-site/ui/TextField';
import { proveFactor, type StaffSession } from '../../domain/contract/staff/login.ts';
import { ask } from '../deskApi.ts';
import { ActionForm, codeOf } from '../parts/ActionForm';
import { OpenDialog } from '../parts/OpenDialog';
import { useMember, useSetSession } from '../session.ts';
import * as css from './login.css.ts';
import { PasskeyButton } from './PasskeyButton';
import { logInWithPasskey } from './passkeys.ts';

/** Asks for the second factor again before something that can't be undone. */
export function ProveDialog({ onProven, onClose }: { onProven: () => void; onClose: () => void }) {
  const { hasApp, passkeys } = useMember();
  const setSession = useSetSession();
  const prove = async (proof: Promise<StaffSession>) => {
    setSession(await proof);
    onProven();
  };
  return (
    <OpenDialog title="Please confirm that it’s you" onClose={onClose}>
      <div className={css.form}>
        {passkeys.length > 0 ? (
          <PasskeyButton onPress={() => prove(logInWithPasskey())}>Use a passkey</PasskeyButton>
        ) : null}
        {hasApp ? (
          <ActionForm
            className={css.form}
            onSubmit={(entered) => prove(ask(proveFactor, { body: { code: codeOf(entered) } }))}
            submit="Confirm"
            tone="line"
            wide
          >
            <TextField label="Code of your authenticator app" name="code" autoComplete="one-time-code" required />
          </ActionForm>
        ) : null}
      </div>
    </OpenDialog>
  );
}
