import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import '@agency-site/ui/Alert.css';
import '@agency-site/ui/Button.css';
import '@agency-site/ui/TextField.css';
import { staffSessionSchema } from '../../domain/contract/staff/login.ts';
import { post } from '../deskApi.ts';
import { OpenDialog } from '../parts/OpenDialog';
import { useMember, useSetSession } from '../session.ts';
import * as css from './login.css.ts';
import { logInWithPasskey } from './passkeys.ts';
import { codeIn, StepForm, useForm } from './StepForm';

/** Asks for the second factor again before something that can't be undone. */
export function ProveDialog({ onProven, onClose }: { onProven: () => void; onClose: () => void }) {
  const { hasApp, passkeys } = useMember();
  const setSession = useSetSession();
  const form = useForm(async (fields) => {
    setSession(await post('/prove', { code: codeIn(fields) }, staffSessionSchema));
    onProven();
  });
  return (
    <OpenDialog title="Please confirm that it’s you" onClose={onClose}>
      <div className={css.form}>
        {passkeys.length > 0 ? (
          <Button
            tone="primary"
            wide
            busy={form.busy}
            onClick={() =>
              form.run(async () => {
                setSession(await logInWithPasskey());
                onProven();
              })
            }
          >
            Use a passkey
          </Button>
        ) : null}
        {hasApp ? (
          <StepForm className={css.form} form={form} submit="Confirm" tone="line">
            <TextField label="Code of your authenticator app" name="code" autoComplete="one-time-code" required />
          </StepForm>
        ) : (
          <Alert tone="error">{form.error}</Alert>
        )}
      </div>
    </OpenDialog>
  );
}
