import { Select } from '@agency-site/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { limits } from '../../domain/contract/limits.ts';
import { changeHost, createHost, type Host, listHosts } from '../../domain/contract/staff/hosts.ts';
import { queryOf } from '../deskApi.ts';
import { FormDialog } from '../parts/ActionForm';
import { LimitedField } from '../parts/LimitedField';

/** Who takes calls. */
export const useHosts = () => useQuery({ ...queryOf(listHosts), select: ({ hosts }) => hosts });

interface HostFieldProps {
  label: string;
  /** The option for no particular host; left out if one must be chosen. */
  anyone?: string;
  /** The id of a host; undefined for no particular host. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Chooses a host. Renders nothing while there is only one. */
export function HostField({ label, anyone, chosen, onChoose }: HostFieldProps) {
  const { data: hosts = [] } = useHosts();
  if (hosts.length < 2) return null;
  return (
    <Select
      label={label}
      options={[
        ...(anyone === undefined ? [] : [{ value: '', label: anyone }]),
        ...hosts.map(({ id, name, isPaused }) => ({ value: id, label: isPaused ? `${name} (paused)` : name })),
      ]}
      value={chosen ?? ''}
      onValueChange={(id) => onChoose(id || undefined)}
    />
  );
}

/** Adds a host, or changes the name and e-mail of one. */
export const HostDialog = ({ host, onClose }: { host?: Host; onClose: () => void }) => (
  <FormDialog
    title={host ? `Change ${host.name}` : 'Add a host'}
    onClose={onClose}
    onSubmit={(entered) => ({
      endpoint: host ? changeHost : createHost,
      params: { id: host?.id ?? '' },
      body: { name: entered('name'), email: entered('email') || null },
      done: host
        ? `${entered('name')} is saved.`
        : `${entered('name')} is added, and paused. Look at the hours, then press “Take calls”.`,
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
