'use client';

import { Button } from '@agency-site/ui/Button';
import { PathOption } from '@agency-site/ui/PathOption';
import { vars } from '@agency-site/ui/theme';
import { useState } from 'react';

const paths = [
  {
    value: 'template',
    title: 'Template',
    description: 'A finished system, set up for your trade.',
    price: '€2,760',
    deposit: 'Deposit, 30%',
    depositAmount: '€828',
    later: 'Later',
    laterAmount: '€1,932',
    features: ['Ready to deploy', 'Customizable design'],
    action: 'Get the template',
  },
  {
    value: 'custom',
    title: 'Custom development',
    description: 'Built from nothing, for you alone.',
    price: '€4,600',
    deposit: 'Consultation today',
    depositAmount: '€83',
    later: 'Deposit later, 30%',
    laterAmount: '€1,380',
    features: ['Unique features', 'Payments by milestone'],
    action: 'Book a consultation',
    recommended: true as const,
  },
];

export default function Compact() {
  const [chosen, setChosen] = useState('custom');
  return (
    <>
      <fieldset
        aria-label="Choose your path"
        style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: vars.space.s2 }}
      >
        {paths.map((path) => (
          <PathOption
            key={path.value}
            {...path}
            name="path"
            compact
            checked={path.value === chosen}
            onCheckedChange={() => setChosen(path.value)}
          />
        ))}
      </fieldset>
      <p>We recommend custom development, as your plan is over €4,000.</p>
      <Button tone="primary">{paths.find(({ value }) => value === chosen)?.action}</Button>
    </>
  );
}
