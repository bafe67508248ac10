'use client';

import { Segmented } from '@agency-site/ui/Segmented';
import { useState } from 'react';

const views = [
  { value: 'week', label: 'Week' },
  { value: 'day', label: 'Day' },
] as const;

export default function Views() {
  const [view, setView] = useState<'week' | 'day'>('week');
  return <Segmented label="View" options={views} value={view} onValueChange={setView} />;
}
