import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Field,
  Label,
} from '@headlessui/react';
import { useState } from 'react';
import { systems } from '../content';

export function Item() {
  const [values, setValues] = useState<string[]>([]);
  const [query, setQuery] = useState('');
  const matches = systems.filter((system) => system.toLowerCase().includes(query.toLowerCase()));
  return (
    <Field>
      <Label>Preferred systems</Label>
      {values.map((value) => (
        <span key={value}>{value}</span>
      ))}
      <Combobox multiple immediate value={values} onChange={setValues}>
        <ComboboxInput onChange={(event) => setQuery(event.target.value)} />
        <ComboboxButton>▾</ComboboxButton>
        <ComboboxOptions>
          {matches.map((system) => (
            <ComboboxOption key={system} value={system}>
              {system}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </Combobox>
    </Field>
  );
}
