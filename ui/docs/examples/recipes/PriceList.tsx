'use client';

import { Button } from '@agency-site/ui/Button';
import { ChoiceGroup } from '@agency-site/ui/ChoiceGroup';
import { OrderSummary } from '@agency-site/ui/OrderSummary';
import { PackageCard } from '@agency-site/ui/PackageCard';
import { vars } from '@agency-site/ui/theme';
import { type FormEvent, useState } from 'react';

/** Your server has the prices. It sends them to the page, and computes the price of an order again. */
const tiers = [
  { value: 'foundation', title: 'Foundation', euro: 800, features: ['Website', 'Basic SEO'] },
  { value: 'full', title: 'Full System', euro: 1600, features: ['All of Foundation', 'Orders'] },
];
const format = (euro: number) => `€${euro.toLocaleString('en-IE')}`;

/** Asks the server for a checkout page; only the id is sent, never an amount. */
async function checkOut(tier: string): Promise<string> {
  const answer = await fetch('/api/checkout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tier }),
  });
  if (!answer.ok) throw new Error('The checkout did not answer');
  const { address } = (await answer.json()) as { address: string };
  return address;
}

export default function PriceList() {
  const [chosen, setChosen] = useState('full');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const tier = tiers.find(({ value }) => value === chosen);
  const price = tier ? format(tier.euro) : undefined;

  const order = (event: FormEvent) => {
    event.preventDefault();
    setState('busy');
    checkOut(chosen).then(
      (address) => location.assign(address),
      () => setState('failed'),
    );
  };

  return (
    <form
      onSubmit={order}
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
        alignItems: 'start',
        gap: vars.space.s3,
      }}
    >
      <ChoiceGroup legend="Platform tier" name="tier" value={chosen} onValueChange={setChosen}>
        {tiers.map(({ euro, ...card }) => (
          <PackageCard key={card.value} {...card} price={format(euro)} />
        ))}
      </ChoiceGroup>
      <OrderSummary lines={[{ id: chosen, label: tier?.title, amount: price }]} total={price}>
        <Button type="submit" tone="primary" wide busy={state === 'busy'} busyLabel="One moment...">
          Order
        </Button>
        <p role="status">
          {state === 'failed' ? 'The checkout did not answer, and nothing was charged. Try again.' : ''}
        </p>
      </OrderSummary>
    </form>
  );
}
