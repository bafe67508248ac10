'use client';

import { Select } from '@agency-site/ui/Select';
import { useState } from 'react';

const hosts = [
  { value: 'ann', label: 'Ann Byrne' },
  { value: 'conor', label: 'Conor Daly' },
] as const;

export default function Host() {
  const [host, setHost] = useState<'ann' | 'conor'>();
  return (
    <Select
      label="Who would you like to talk to?"
      name="host"
      placeholder="Choose a host"
      options={hosts}
      value={host}
      onValueChange={setHost}
      hint="You can change it until the day before."
    />
  );
}
