import { PathOption, type PathOptionProps } from '@agency-site/ui/PathOption';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Path option' } satisfies StoryDefault;

type Fixture = Omit<PathOptionProps, 'name' | 'checked' | 'onCheckedChange'>;

const template: Fixture = {
  value: 'template',
  title: 'Template Solution',
  description: 'A finished system, set up for your trade.',
  price: '€2,760',
  deposit: 'Deposit €828, 30% of it',
  laterAmount: '€1,932',
  features: ['Ready to deploy', 'Industry-specific features', 'Customizable design', 'Free consultation included'],
  action: 'Get Template Solution',
};

const paths: Fixture[] = [
  template,
  {
    value: 'custom',
    title: 'Custom Development',
    description: 'Built from nothing, for you alone.',
    price: '€4,600',
    deposit: 'Deposit €1,380, 30% of it',
    laterAmount: '€3,220',
    features: ['100% customized', 'Unique features', 'Dedicated development team', 'Milestone-based payments'],
    action: 'Book Consultation (€83)',
    recommended: 'Your plan is over €4,000.',
    caution: '€600 over your budget',
  },
  {
    value: 'hybrid',
    title: 'Hybrid Approach',
    description: 'A finished system, changed where it matters.',
    price: '€3,680',
    deposit: 'Deposit €1,104, 30% of it',
    laterAmount: '€2,576',
    features: ['Partially customized', 'Faster deployment', 'Budget-friendly', 'Dedicated support'],
    action: 'Choose Hybrid Approach',
  },
  {
    value: 'subscription',
    title: 'Subscription Model',
    description: 'Less to begin with, and always up to date.',
    price: '€1,840',
    deposit: 'Deposit €552, 30% of it',
    laterAmount: '€1,288',
    features: ['Lower upfront cost', 'Monthly updates', 'Flexible scaling', 'Support included'],
    action: 'Subscribe Now',
  },
];

function Group({ options, start, className }: { options: Fixture[]; start?: string; className: string }) {
  const [chosen, setChosen] = useState(start);
  return (
    <fieldset aria-label="Choose Your Path" className={className}>
      {options.map((path) => (
        <PathOption
          key={path.value}
          {...path}
          name="path"
          checked={path.value === chosen}
          onCheckedChange={() => setChosen(path.value)}
        />
      ))}
    </fieldset>
  );
}

/** Two ways to pay, each with its price, its deposit and what follows. */
export const NothingChosen: Story = () => <Group options={paths} className="states" />;

/** The chosen way carries the button. */
export const Chosen: Story = () => <Group options={paths} start="custom" className="states" />;

/** The card looks at its column, not at the window. */
export const NarrowAndWide: Story = () => (
  <div className="row">
    {['w280', 'w420', 'w560'].map((width) => (
      <Group key={width} options={paths.slice(1, 2)} start="custom" className={width} />
    ))}
  </div>
);

/** Without the buttons, and with the deposit and the rest as lines of a receipt; in a narrow column, rows of a list until one is chosen. */
export const Compact: Story = () => (
  <Group
    options={paths.map((path) => ({
      ...path,
      deposit: 'Deposit, 30%',
      depositAmount: /€[\d,]*\d/.exec(String(path.deposit))?.[0],
      later: 'Later',
      compact: true,
    }))}
    start="hybrid"
    className="w340"
  />
);

/** A way that is closed says why. */
export const NotAvailable: Story = () => (
  <Group
    options={[
      {
        ...template,
        unavailable: 'Not with GARO',
        unavailableNote: 'GARO learns from your own stock, so that no template fits it.',
      },
    ]}
    className="w280"
  />
);

/** A long title wraps beside its price. */
export const LongWords: Story = () => (
  <Group
    options={[
      {
        ...template,
        title: 'Buchhaltungsunterstützungssystem for restaurants with terraces',
        features: ['Everything that Foundation holds, and beside it a complete system to order from', 'Set up for you'],
        recommended: 'You chose to scale, you have more than one location, and your plan is under €4,000.',
        action: 'Unverbindliches Beratungsgespräch vereinbaren (83 €)',
      },
    ]}
    className="w240"
  />
);

/** Change its texts and states in the controls. */
export const Playground: Story<
  Pick<PathOptionProps, 'title' | 'price' | 'deposit' | 'action' | 'unavailable' | 'compact'> & {
    recommended: string;
    caution: string;
  }
> = (args) => {
  const [checked, setChecked] = useState(false);
  return (
    <div className="w420">
      <PathOption {...template} {...args} name="playground" checked={checked} onCheckedChange={setChecked} />
    </div>
  );
};
Playground.args = {
  title: 'Template Solution',
  price: '€2,760',
  deposit: 'Deposit €828, 30% of it',
  action: 'Get Template Solution',
  recommended: '',
  caution: '',
  unavailable: '',
  compact: false,
};
