import { type FormEvent, useState } from 'react';
import { limits } from '../../../domain/contract/limits.ts';
import type { Host } from '../../../domain/contract/staff/hosts.ts';
import { usePerformAction } from '../../parts/Actions';
import { Field } from '../../parts/Field';
import { OpenDialog } from '../../parts/OpenDialog';
import { button } from '../../style/controls.css.ts';
import * as page from '../../style/page.css.ts';

/** Adds a host, or changes the name and e-mail of one. */
export function HostDialog({ host, onClose }: { host?: Host; onClose: () => void }) {
  const performAction = usePerformAction();
  const [name, setName] = useState(host?.name ?? '');
  const [email, setEmail] = useState(host?.email ?? '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = await performAction({
      path: host ? `/hosts/${host.id}` : '/hosts',
      body: { name, email: email === '' ? null : email },
      done: host ? `${name} is saved.` : `${name} takes calls from now on.`,
      undoable: true,
    });
    if (isDone) onClose();
  };
  return (
    <OpenDialog title={host ? `Change ${host.name}` : 'Add a host'} onClose={onClose}>
      <form className={page.form} onSubmit={submit}>
        <Field
          label="Name, as visitors see it"
          value={name}
          limit={limits.name}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label="E-mail for a copy of our mails about their calls, if you like"
          type="email"
          value={email}
          limit={limits.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <p>
          <button type="submit" className={button({ look: 'primary' })}>
            {host ? 'Save' : 'Add the host'}
          </button>
        </p>
      </form>
    </OpenDialog>
  );
}
