import { Button } from '@agency-site/ui/Button';
import { PriceCard, type PriceCardProps } from '@agency-site/ui/PriceCard';
import type { Story, StoryDefault } from '@ladle/react';

export default { title: 'Price card' } satisfies StoryDefault;

const tiers: (PriceCardProps & { id: string })[] = [
  {
    id: 'foundation',
    title: 'Foundation',
    price: '€600–€1,000',
    delivery: 'Delivered in 7–10 days',
    features: ['Professional website', 'Mobile responsive', 'Basic SEO'],
    children: (
      <Button href="#foundation" wide>
        Get Foundation
      </Button>
    ),
  },
  {
    id: 'full',
    title: 'Full System',
    badge: 'Popular',
    price: '€1,600',
    was: '€2,000',
    note: 'Deposit €320',
    description: 'Takes orders, and keeps your customers’ names.',
    features: ['Everything in Foundation', 'Complete ordering system', 'Customer database', 'Email automation'],
    emphasis: 'raised',
    children: (
      <Button href="#full" tone="primary" wide>
        Get Full System
      </Button>
    ),
  },
  {
    id: 'premium',
    title: 'Premium',
    price: '€1,800–€3,000',
    delivery: 'Delivered in 21–28 days',
    features: ['Everything in Full System', 'Advanced analytics'],
    children: <Button wide>Talk to us</Button>,
  },
];

/** A price list: title, price, features and button of a row align. */
export const InARow: Story = () => (
  <div className="column">
    <div className="aligned">
      {tiers.map((tier) => (
        <PriceCard key={tier.id} {...tier} />
      ))}
    </div>
  </div>
);

/** The card without an input: it needs no script. */
export const OneCard: Story = () => (
  <div className="w280">
    <PriceCard
      title="Know where your money goes"
      subtitle="Expense Manager"
      headingLevel={2}
      price="€200"
      features={['Costs by purpose', 'What one thing costs in a year']}
    />
  </div>
);
