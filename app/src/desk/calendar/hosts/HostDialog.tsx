import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { limits } from '../../../domain/contract/limits.ts';
import type { Host } from '../../../domain/contract/staff/hosts.ts';
import { Form, textIn } from '../../../lib/Form';
import { usePerformAction } from '../../parts/Actions';
import { LimitedField } from '../../parts/LimitedField';
import { OpenDialog } from '../../parts/OpenDialog';
import * as page from '../../style/page.css.ts';

/** Adds a host, or changes the name and e-mail of one. */
export function HostDialog({ host, onClose }: { host?: Host; onClose: () => void }) {
  const performAction = usePerformAction();
  const submit = async (fields: FormData) => {
    const name = textIn(fields, 'name');
    const isDone = await performAction({
      path: host ? `/hosts/${host.id}` : '/hosts',
      body: { name, email: textIn(fields, 'email') || null },
      done: host ? `${name} is saved.` : `${name} takes calls from now on.`,
      undoable: true,
    });
    if (isDone) onClose();
  };
  return (
    <OpenDialog title={host ? `Change ${host.name}` : 'Add a host'} onClose={onClose}>
      <Form className={page.form} onSubmit={submit}>
        <LimitedField
          label="Name, as visitors see it"
          name="name"
          defaultValue={host?.name}
          limit={limits.name}
          required
        />
        <LimitedField
          label="E-mail for a copy of our mails about their calls, if you like"
          name="email"
          type="email"
          defaultValue={host?.email ?? undefined}
          limit={limits.email}
        />
        <p>
          <Button type="submit" tone="primary">
            {host ? 'Save' : 'Add the host'}
          </Button>
        </p>
      </Form>
    </OpenDialog>
  );
}
