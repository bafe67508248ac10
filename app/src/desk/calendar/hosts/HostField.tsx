import { fieldLabel, input } from '../../style/controls.css.ts';
import { useHosts } from './useHosts.ts';

interface HostFieldProps {
  label: string;
  /** The choice of nobody in particular; absent when somebody has to be chosen. */
  anyone?: string;
  /** The id of a host; undefined for nobody in particular. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Chooses a host; nothing while there is only one. */
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
