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

type SystemsProps = Partial<MultiSelectProps> & { start?: string[]; column?: string };

function Systems({ start = [], column = 'w420', ...props }: SystemsProps) {
  const [values, setValues] = useState(start);
  return (
    <div className={column}>
      <MultiSelect label="Preferred systems" options={options} value={values} onValueChange={setValues} {...props} />
    </div>
  );
}

/** Type to find, arrow keys to move, Enter to choose. */
export const Empty: Story = () => <Systems hint="Choose as many as you like." placeholder="Search systems" />;

/** Each choice is a chip with a button to take it out. */
export const Chosen: Story = () => (
  <Systems start={['expense-manager', 'revenue-control-dashboard', 'staff-planner']} />
);

/** Chips wrap, and the list is as wide as the field. */
export const NarrowColumn: Story = () => (
  <Systems start={['revenue-control-dashboard', 'stock-and-suppliers']} column="w240" />
);

/** Where a name says little, a second line says what it is. */
export const Described: Story = () => (
  <Systems
    options={[
      { value: 'rcd', label: 'RCD', description: 'Reward your regulars' },
      { value: 'mcd', label: 'MCD', description: 'See what brings customers' },
    ]}
  />
);

/** Every word can be another language's. */
export const GermanTexts: Story = () => (
  <Systems
    label="Bevorzugte Systeme"
    placeholder="Systeme suchen"
    emptyText="Nichts gefunden"
    openLabel="Auswahl zeigen"
    removeLabel={(name) => `${name} entfernen`}
    statusLabel={(matches, chosen) => `${matches} zur Auswahl, ${chosen} gewählt`}
    start={['staff-planner']}
  />
);

const streets = Array.from({ length: 3000 }, (_, at) => ({ value: `${at}`, label: `${at + 1} Long Street` }));

/** At the bottom of a card that clips what leaves it: the list opens upwards, over the card's edge. */
export const ManyInACard: Story = () => (
  <div className="clipping">
    <Systems label="Addresses" options={streets} />
  </div>
);
