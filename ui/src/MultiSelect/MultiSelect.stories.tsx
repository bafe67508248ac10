import { MultiSelect, type MultiSelectProps } from '@agency-site/ui/MultiSelect';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Multi select' } satisfies StoryDefault;

const options = [
  'Expense Manager',
  'Menu Cost Dashboard',
  'Revenue Control Dashboard',
  'Staff Planner',
  'Stock and Suppliers',
  'Customer Feedback',
].map((label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label }));

function Systems({ start = [], ...props }: Partial<MultiSelectProps> & { start?: string[] }) {
  const [values, setValues] = useState(start);
  return (
    <MultiSelect label="Preferred systems" options={options} values={values} onValuesChange={setValues} {...props} />
  );
}

export const Empty: Story = () => (
  <div className="w420">
    <Systems hint="Choose as many as you like." placeholder="Search systems" />
  </div>
);

export const Chosen: Story = () => (
  <div className="w420">
    <Systems start={['expense-manager', 'revenue-control-dashboard', 'staff-planner']} />
  </div>
);

export const NarrowColumn: Story = () => (
  <div className="w240">
    <Systems start={['revenue-control-dashboard', 'stock-and-suppliers']} />
  </div>
);

/** Every word can be another language's. */
export const GermanTexts: Story = () => (
  <div className="w420">
    <Systems
      label="Bevorzugte Systeme"
      placeholder="Systeme suchen"
      emptyText="Nichts gefunden"
      openLabel="Auswahl zeigen"
      removeLabel={(name) => `${name} entfernen`}
      statusLabel={(matches, chosen) => `${matches} zur Auswahl, ${chosen} gewählt`}
      start={['staff-planner']}
    />
  </div>
);
