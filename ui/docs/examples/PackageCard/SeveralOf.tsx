'use client';

import { ChoiceGroup } from '@agency-site/ui/ChoiceGroup';
import { PackageCard } from '@agency-site/ui/PackageCard';
import { useState } from 'react';

export default function SeveralOf() {
  const [extras, setExtras] = useState<readonly string[]>(['expenses']);
  return (
    <ChoiceGroup legend="Extras" name="extras" several value={extras} onValueChange={setExtras}>
      <PackageCard value="expenses" title="Expense Manager" price="€200" was="€300" description="Every receipt." />
      <PackageCard value="menu" title="Menu Costs" price="€200" description="What each dish earns." />
    </ChoiceGroup>
  );
}
