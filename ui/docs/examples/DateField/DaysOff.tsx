'use client';

import { DateField } from '@agency-site/ui/DateField';
import { useState } from 'react';

export default function DaysOff() {
  const [from, setFrom] = useState('2026-12-24');
  const [to, setTo] = useState('2026-12-20');
  return (
    <>
      <DateField label="First day off" value={from} onValueChange={setFrom} max="2027-12-31" />
      <DateField label="Last day off" value={to} onValueChange={setTo} min={from} max="2027-12-31" />
    </>
  );
}
