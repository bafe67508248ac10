import { PackageCard, type PackageCardProps } from '@agency-site/ui/PackageCard';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Package card' } satisfies StoryDefault;

type Fixture = Omit<PackageCardProps, 'type' | 'name' | 'checked' | 'onChange'>;

const tiers: Fixture[] = [
  {
    value: 'foundation',
    title: 'Foundation',
    price: '€600–€1,000',
    delivery: 'Delivered in 7–10 days',
    features: ['Professional website', 'Mobile responsive', 'Basic SEO', 'Contact forms', 'Social media links'],
  },
  {
    value: 'full',
    title: 'Full System',
    badge: 'Popular',
    price: '€1,200–€2,000',
    note: '€1,600 in your quote',
    delivery: 'Delivered in 14–21 days',
    features: ['Everything in Foundation', 'Complete ordering system', 'Customer database', 'Email automation'],
  },
  {
    value: 'premium',
    title: 'Premium',
    price: '€1,800–€3,000',
    delivery: 'Delivered in 21–28 days',
    features: ['Everything in Full System', 'Advanced analytics', 'Multi-location support', 'API access'],
  },
];

const systems: Fixture[] = [
  { value: 'em', title: 'Expense Manager', price: '€200', was: '€1,500', description: 'Every receipt in one place.' },
  {
    value: 'mcd',
    title: 'MCD',
    badge: 'Recommended',
    price: '€200',
    was: '€1,500',
    description: 'What each dish earns.',
  },
];

function Group({ type, cards, className }: Pick<PackageCardProps, 'type'> & { cards: Fixture[]; className: string }) {
  const [chosen, setChosen] = useState(['full']);
  return (
    <fieldset aria-label="Packages" className={className}>
      {cards.map((card) => (
        <PackageCard
          key={card.value}
          {...card}
          type={type}
          name="packages"
          checked={chosen.includes(card.value)}
          onCheckedChange={(checked) =>
            setChosen([
              ...(type === 'radio' ? [] : chosen.filter((one) => one !== card.value)),
              ...(checked ? [card.value] : []),
            ])
          }
        />
      ))}
    </fieldset>
  );
}

/** Radio buttons: arrow keys move the choice, and the whole card is the target. */
export const OneChosen: Story = () => <Group type="radio" cards={tiers} className="cards" />;

/** Checkboxes in a list, with the old price struck through. */
export const ChooseSeveral: Story = () => <Group type="checkbox" cards={systems} className="list" />;

const receipt = (
  <svg width="32" height="32" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden>
    <path d="M6 20V3.5h12V20l-3-2-3 2-3-2zM9 8h6M9 12h6" />
  </svg>
);

const outcomes: Fixture[] = [
  {
    value: 'em',
    icon: receipt,
    title: 'Know where your money goes',
    subtitle: 'Expense Manager',
    badge: 'Recommended',
    price: '€200',
    was: '€1,500',
    features: ['Costs by purpose', 'What one thing costs in a year'],
  },
  {
    value: 'mcd',
    icon: receipt,
    title: 'Put your marketing money where it works',
    subtitle: 'MCD',
    price: '€200',
    unavailable: 'Budget Exceeded',
  },
];

/** Title, price, text and features of a row align, whatever each card has. */
export const AlignedRow: Story = () => (
  <div className="column">
    <Group
      type="radio"
      cards={tiers.map((tier, at) => ({
        ...tier,
        ...(at === 0 && { badge: 'Recommended', description: 'Because you chose Build Your Brand.' }),
        ...(at === 2 && { title: 'Premium, for several places at once' }),
      }))}
      className="aligned"
    />
  </div>
);

/** With a picture and the product's name; below, in a wide column. */
export const WithPicture: Story = () => (
  <div className="row">
    <Group type="checkbox" cards={outcomes} className="w280" />
    <Group type="checkbox" cards={outcomes} className="w560" />
  </div>
);

/** 280 px, 420 px and a wide column: the card responds to the width of its column, not of the window. */
export const NarrowAndWide: Story = () => (
  <div className="row">
    {['w280', 'w420', 'w560'].map((width) => (
      <Group key={width} type="radio" cards={tiers.slice(1, 2)} className={width} />
    ))}
  </div>
);

const one = { type: 'radio', name: 'state', checked: false, onChange: () => {} } as const;
const full = { ...one, value: 'full', title: 'Full System', price: '€1,200–€2,000', delivery: '14–21 days' };

/** Plain, chosen, raised and not available, side by side. */
export const AllStates: Story = () => (
  <div className="states">
    <PackageCard {...full} />
    <PackageCard {...full} checked />
    <PackageCard {...full} emphasis="raised" badge="Best value" />
    <PackageCard
      {...full}
      unavailable="Budget Exceeded"
      unavailableNote="Needs €2,400, and €1,500 of your budget remains."
    />
  </div>
);

/** It cannot be chosen, stays readable and says why. */
export const NotAvailable: Story = () => (
  <div className="w280">
    <PackageCard {...full} features={['Everything in Foundation', 'API access']} unavailable="Budget Exceeded" />
  </div>
);

/** Titles and prices wrap in a column of 240 px. */
export const LongWords: Story = () => (
  <div className="w240">
    <PackageCard
      {...full}
      title="Buchhaltungsunterstützungssystem for restaurants with terraces"
      badge="Recommended for you"
      price="€1,200.50–€12,000.50"
      was="€24,000.75"
    />
    <PackageCard {...one} value="bare" title="A title alone" />
  </div>
);

/** Change its texts and states in the controls. */
export const Playground: Story<
  Pick<PackageCardProps, 'title' | 'subtitle' | 'description' | 'price' | 'was' | 'badge' | 'unavailable' | 'emphasis'>
> = (args) => {
  const [checked, setChecked] = useState(false);
  return (
    <div className="w420">
      <PackageCard
        {...args}
        type="checkbox"
        name="playground"
        value="full"
        checked={checked}
        onCheckedChange={setChecked}
      />
    </div>
  );
};
Playground.args = {
  title: 'Full System',
  subtitle: 'Platform',
  description: 'A complete ordering system.',
  price: '€1,200–€2,000',
  was: '€2,400',
  badge: 'Popular',
  unavailable: '',
};
Playground.argTypes = { emphasis: { control: { type: 'radio' }, options: ['plain', 'raised'], defaultValue: 'plain' } };
