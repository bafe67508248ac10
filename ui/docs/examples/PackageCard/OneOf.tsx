'use client';

import { ChoiceGroup } from '@agency-site/ui/ChoiceGroup';
import { PackageCard } from '@agency-site/ui/PackageCard';
import { useState } from 'react';

export default function OneOf() {
  const [tier, setTier] = useState('full');
  return (
    <ChoiceGroup legend="Platform tier" name="tier" value={tier} onValueChange={setTier} layout="columns">
      <PackageCard value="foundation" title="Foundation" price="€800" features={['Website', 'Basic SEO']} />
      <PackageCard value="full" title="Full System" badge="Popular" price="€1,600" features={['Website', 'Orders']} />
      <PackageCard value="premium" title="Premium" price="€2,400" unavailable="Budget Exceeded" />
    </ChoiceGroup>
  );
}
