import { staffSessionSchema } from '../../domain/contract/staff/login.ts';
import { post } from '../deskApi.ts';
import { Field } from '../parts/Field';
import { FormError } from '../parts/FormError';
import { OpenDialog } from '../parts/OpenDialog';
import { useMember, useSetSession } from '../session.ts';
import { button } from '../style/controls.css.ts';
import * as css from './login.css.ts';
import { logInWithPasskey } from './passkeys.ts';
import { textIn, useForm } from './useForm.ts';

/** Asks for the second factor again before something that can't be undone. */
export function ProveDialog({ onProven, onClose }: { onProven: () => void; onClose: () => void }) {
  const { hasApp, passkeys } = useMember();
  const setSession = useSetSession();
  const { busy, error, onSubmit, run } = useForm(async (fields) => {
    setSession(await post('/prove', { code: textIn(fields, 'code').replace(/\s/g, '') }, staffSessionSchema));
    onProven();
  });
  return (
    <OpenDialog title="Please confirm that it’s you" onClose={onClose}>
      <form className={css.form} onSubmit={onSubmit}>
        {passkeys.length > 0 ? (
          <button
            type="button"
            className={button({ look: 'primary', wide: true })}
            disabled={busy}
            onClick={() =>
              run(async () => {
                setSession(await logInWithPasskey());
                onProven();
              })
            }
          >
            Use a passkey
          </button>
        ) : null}
        {hasApp ? (
          <Field label="Code of your authenticator app" name="code" autoComplete="one-time-code" required />
        ) : null}
        <FormError>{error}</FormError>
        {hasApp ? (
          <button type="submit" className={button({ wide: true })} disabled={busy}>
            Confirm
          </button>
        ) : null}
      </form>
    </OpenDialog>
  );
}
