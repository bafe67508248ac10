import '@agency-site/ui/reset.css'; // optional: no page margins, headings and lists without the browser's own styles
import '@agency-site/ui/styles.css';
import './page.css';
import './brand.css';
import { Button, ChoiceGroup, OrderSummary, PackageCard } from '@agency-site/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const tiers = [
  { value: 'foundation', title: 'Foundation', price: '€800', features: ['Website', 'Basic SEO'] },
  { value: 'full', title: 'Full System', price: '€1,600', features: ['All of Foundation', 'Orders'], badge: 'Popular' },
];

function Page() {
  const [chosen, setChosen] = useState('full');
  const tier = tiers.find(({ value }) => value === chosen);
  return (
    <main className="page">
      <h1>Our prices</h1>
      <ChoiceGroup legend="Platform tier" name="tier" value={chosen} onValueChange={setChosen}>
        {tiers.map((one) => (
          <PackageCard key={one.value} {...one} />
        ))}
      </ChoiceGroup>
      <OrderSummary lines={[{ id: chosen, label: tier?.title, amount: tier?.price }]} total={tier?.price}>
        <Button tone="primary" wide>
          Order
        </Button>
      </OrderSummary>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
