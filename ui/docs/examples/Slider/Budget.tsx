'use client';

import { Slider } from '@agency-site/ui/Slider';
import { useState } from 'react';

const euro = (amount: number) => `€${amount.toLocaleString('en-IE')}`;

export default function Budget() {
  const [budget, setBudget] = useState<number | undefined>(12_500);
  return (
    <Slider
      label="Your budget"
      fieldLabel="Exact amount in €"
      min={500}
      max={100_000}
      step={500}
      format={euro}
      value={budget}
      onValueChange={setBudget}
      hint="In steps of €500. You can change it at every step."
    />
  );
}
