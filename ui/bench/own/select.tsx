import '../../dist/components/MultiSelect/MultiSelect.css';
import { MultiSelect } from '@agency-site/ui/MultiSelect';
import { useState } from 'react';
import { systems } from '../content';

const options = systems.map((system) => ({ value: system, label: system }));

export function Item() {
  const [values, setValues] = useState<string[]>([]);
  return <MultiSelect label="Preferred systems" options={options} values={values} onValuesChange={setValues} />;
}
