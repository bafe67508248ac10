'use client';

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
    features: ['Ready to deploy', 'Customizable design'],
    action: 'Get the template',
  },
  {
    value: 'custom',
    title: 'Custom development',
    description: 'Built from nothing, for you alone.',
    price: '€4,600',
    deposit: 'Deposit, 30%',
    depositAmount: '€1,380',
    features: ['Unique features', 'Payments by milestone'],
    action: 'Book a consultation',
    recommended: 'Your plan is over €4,000.',
    caution: '€600 over your budget',
  },
];

export default function Paths() {
  const [chosen, setChosen] = useState<string>();
  return (
    <fieldset
      aria-label="Choose your path"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: vars.space.s2 }}
    >
      {paths.map((path) => (
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
