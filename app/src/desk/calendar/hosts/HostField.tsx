import { fieldLabel, input } from '../../style/controls.css.ts';
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
    <label className={fieldLabel}>
      {label}
      <select className={input} value={chosen ?? ''} onChange={(event) => onChoose(event.target.value || undefined)}>
        {anyone === undefined ? null : <option value="">{anyone}</option>}
        {hosts.map(({ id, name, isPaused }) => (
          <option key={id} value={id}>
            {name}
            {isPaused ? ' (paused)' : ''}
          </option>
        ))}
      </select>
    </label>
  );
}
