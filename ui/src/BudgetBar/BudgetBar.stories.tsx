import { BudgetBar, type BudgetBarProps } from '@agency-site/ui/BudgetBar';
import { Button } from '@agency-site/ui/Button';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Budget bar' } satisfies StoryDefault;

const format = (euro: number) => `€${euro.toLocaleString('en-IE')}`;

const Bar = (props: Partial<BudgetBarProps>) => (
  <div className="w560">
    <BudgetBar budget={5000} spent={2500} format={format} {...props} />
  </div>
);

export const NothingSpentInWords: Story = () => <Bar spent={0} nothing="Nothing yet" />;

export const HalfSpent: Story = () => <Bar />;

export const OverBudget: Story = () => <Bar spent={5200} />;

export const FarOverBudget: Story = () => <Bar budget={500} spent={19_500} />;

export const NoBudgetYet: Story = () => <Bar budget={0} spent={0} />;

export const Compact: Story = () => (
  <div className="list">
    <Bar compact />
    <Bar compact spent={5200} />
  </div>
);

export const NarrowColumn: Story = () => (
  <div className="w240">
    <BudgetBar budget={100_000} spent={87_500} format={format} />
    <BudgetBar budget={100_000} spent={187_500} format={format} compact />
  </div>
);

export const GermanTexts: Story = () => (
  <Bar
    spent={5200}
    format={(euro) => `${euro.toLocaleString('de-DE')} €`}
    label="Bisher ausgegeben"
    budgetLabel="Budget"
    overLabel="Über dem Budget"
    valueText={(spent, budget) => `${spent} von ${budget}`}
  />
);

export const Changing: Story = () => {
  const [spent, setSpent] = useState(1600);
  return (
    <div className="w560">
      <BudgetBar budget={5000} spent={spent} format={format} />
      <div className="row">
        <Button onClick={() => setSpent(spent + 1200)}>Add a solution, €1,200</Button>
        <Button onClick={() => setSpent(1600)}>Start Over</Button>
      </div>
    </div>
  );
};
