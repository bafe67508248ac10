'use client';

import { Button } from '@agency-site/ui/Button';
import { PackageCard } from '@agency-site/ui/PackageCard';
import { useState } from 'react';

export default function Tailwind() {
  const [checked, setChecked] = useState(false);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <PackageCard
        type="checkbox"
        name="extras"
        value="orders"
        title="Orders"
        price="€600"
        className="md:col-span-2"
        checked={checked}
        onCheckedChange={setChecked}
      />
      <Button tone="primary">Continue</Button>
    </div>
  );
}
