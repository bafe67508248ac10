import { limits } from '../../../domain/contract/limits.ts';
import { changeHost, createHost, type Host } from '../../../domain/contract/staff/hosts.ts';
import { FormDialog } from '../../parts/ActionForm';
import { LimitedField } from '../../parts/LimitedField';

/** Adds a host, or changes the name and e-mail of one. */
export const HostDialog = ({ host, onClose }: { host?: Host; onClose: () => void }) => (
  <FormDialog
    title={host ? `Change ${host.name}` : 'Add a host'}
    onClose={onClose}
    onSubmit={(entered) => ({
      endpoint: host ? changeHost : createHost,
      params: { id: host?.id ?? '' },
      body: { name: entered('name'), email: entered('email') || null },
      done: host ? `${entered('name')} is saved.` : `${entered('name')} takes calls from now on.`,
      undoable: true,
    })}
    submit={host ? 'Save' : 'Add the host'}
  >
    <LimitedField label="Name, as visitors see it" name="name" defaultValue={host?.name} limit={limits.name} required />
    <LimitedField
      label="E-mail for a copy of our mails about their calls, if you like"
      name="email"
      type="email"
      defaultValue={host?.email ?? undefined}
      limit={limits.email}
    />
  </FormDialog>
);
