import { Select } from '@agency-site/ui/Select';
import { useHosts } from './useHosts.ts';

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
