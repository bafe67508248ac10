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

/** Before anything is chosen, a sentence replaces the amount. */
export const NothingSpentInWords: Story = () => <Bar spent={0} nothing="Nothing yet" />;

/** Used and left are in words and numbers, not in the bar alone. */
export const HalfSpent: Story = () => <Bar />;

/** The part beyond the budget is striped, and the amount over it is said. */
export const OverBudget: Story = () => <Bar spent={5200} />;

/** However far over, the bar stays in its frame and the budget keeps its place. */
export const FarOverBudget: Story = () => <Bar budget={500} spent={19_500} />;

/** Without a budget there is no bar to misread: only what is spent. */
export const NoBudgetYet: Story = () => <Bar budget={0} spent={0} />;

/** One line for a sticky place. */
export const Compact: Story = () => (
  <div className="list">
    <Bar compact />
    <Bar compact spent={5200} />
  </div>
);

/** The amounts stand one below the other. */
export const NarrowColumn: Story = () => (
  <div className="w240">
    <BudgetBar budget={100_000} spent={87_500} format={format} />
    <BudgetBar budget={100_000} spent={187_500} format={format} compact />
  </div>
);

/** Every text and number format is replaced. */
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

/** Press the buttons: the bar moves, and a screen reader hears the last amount once. */
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

/** Change the amounts, the words and the language in the controls. */
export const Playground: Story<Pick<BudgetBarProps, 'budget' | 'spent' | 'nothing' | 'compact' | 'locale'>> = (
  args,
) => (
  <div className="w560">
    <BudgetBar {...args} format={{ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }} />
  </div>
);
Playground.args = { budget: 5000, spent: 2500, nothing: '', compact: false };
Playground.argTypes = {
  locale: { control: { type: 'select' }, options: ['en-IE', 'de', 'ar'], defaultValue: 'en-IE' },
};
