import { Section } from '@agency-site/ui/Section';
import { TextField } from '@agency-site/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beginApp, confirmApp, type NewApp, removeApp, removePasskey } from '../../domain/contract/staff/login.ts';
import { ask } from '../deskApi.ts';
import { addPasskey, hasPasskeys } from '../login/passkeys.ts';
import { ConfirmApp } from '../login/SetUp';
import { ActionForm, FormDialog, notYet } from '../parts/ActionForm';
import { useRun } from '../parts/Actions';
import { DialogButton } from '../parts/buttons';
import { LimitedField } from '../parts/LimitedField';
import { OpenDialog } from '../parts/OpenDialog';
import { Row } from '../parts/Row';
import { formatMoment } from '../parts/times.ts';
import { sessionKey, useMember } from '../session.ts';
import { inline } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';

const password = (
  <TextField label="Your password" name="password" type="password" autoComplete="current-password" required />
);

/** The member’s own passkeys and authenticator app: what proves, beside the password, that it’s them. */
export function SecondFactors() {
  const { passkeys, hasApp } = useMember();
  const run = useRun();
  const queries = useQueryClient();
  const change = async (call: () => Promise<unknown>, done: string) => {
    // Some calls answer nothing, as one that failed.
    const isDone = await run(async () => {
      await call();
      return true;
    }, done);
    await queries.invalidateQueries({ queryKey: sessionKey });
    return isDone === true;
  };
  return (
    <Section
      title="Your second factor"
      aside="What proves that it’s you, beside your password. Keep two, in case you lose one"
    >
      <ul>
        {passkeys.map(({ id, name, createdAt }) => (
          <Row
            key={id}
            title={name}
            about={createdAt === null ? 'Passkey' : `Passkey · added ${formatMoment(createdAt)}`}
          >
            <DialogButton
              tone="danger"
              aria-label={`Remove the passkey ${name}`}
              dialog={(onClose) => (
                <FormDialog
                  title={`Remove the passkey “${name}”?`}
                  onClose={onClose}
                  onSubmit={() => change(() => ask(removePasskey, { body: { id } }), `“${name}” is removed.`)}
                  submit="Remove it"
                  tone="danger"
                >
                  It no longer opens the desk. You can add it again.
                </FormDialog>
              )}
            >
              Remove
            </DialogButton>
          </Row>
        ))}
        {hasApp ? (
          <Row title="Authenticator app" about="With recovery codes">
            <DialogButton
              tone="danger"
              aria-label="Remove the authenticator app"
              dialog={(onClose) => (
                <FormDialog
                  title="Remove the authenticator app?"
                  onClose={onClose}
                  onSubmit={(entered) =>
                    change(
                      () => ask(removeApp, { body: { password: entered('password') } }),
                      'The app is removed. Its recovery codes no longer work.',
                    )
                  }
                  submit="Remove it"
                  tone="danger"
                >
                  {password}
                </FormDialog>
              )}
            >
              Remove
            </DialogButton>
          </Row>
        ) : null}
      </ul>
      {hasPasskeys() ? (
        <ActionForm
          className={inline}
          onSubmit={(entered) => change(() => addPasskey(entered('name')), 'The passkey is added.')}
          submit="Add a passkey"
          tone="line"
        >
          <LimitedField label="What to call it" name="name" limit={60} placeholder="For example my phone" required />
        </ActionForm>
      ) : null}
      {hasApp ? null : (
        <div className={page.below}>
          <DialogButton dialog={(onClose) => <AppDialog onChange={change} onClose={onClose} />}>
            Set up an authenticator app
          </DialogButton>
        </div>
      )}
    </Section>
  );
}

interface AppDialogProps {
  onChange: (call: () => Promise<unknown>, done: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the password, then shows the code to scan. */
function AppDialog({ onChange, onClose }: AppDialogProps) {
  const run = useRun();
  const [app, setApp] = useState<NewApp>();
  if (!app)
    return (
      <FormDialog
        title="Set up an authenticator app"
        onClose={onClose}
        onSubmit={async (entered) =>
          notYet(setApp(await run(() => ask(beginApp, { body: { password: entered('password') } }))))
        }
        submit="Continue"
      >
        {password}
      </FormDialog>
    );
  const confirm = async (code: string) => {
    const isDone = await onChange(() => ask(confirmApp, { body: { code } }), 'The authenticator app is set up.');
    if (isDone) onClose();
    return isDone;
  };
  return (
    <OpenDialog title="Scan this code" onClose={onClose}>
      <ConfirmApp app={app} onCode={confirm} />
    </OpenDialog>
  );
}
