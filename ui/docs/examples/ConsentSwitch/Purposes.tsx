'use client';

import { ConsentSwitch } from '@agency-site/ui/ConsentSwitch';
import { vars } from '@agency-site/ui/theme';
import { useState } from 'react';

const topics = [
  { title: 'What is counted', body: 'Which pages are read and for how long, and never who reads them.' },
  { title: 'How long it is kept', body: 'An ID number for your browser, for 182 days.' },
];

export default function Purposes() {
  const [analytics, setAnalytics] = useState(false);
  return (
    <div style={{ display: 'grid', gap: vars.space.s3 }}>
      <ConsentSwitch label="Necessary" description="Your sign-in, and this choice." topics={[]} alwaysOn="Always on" />
      <ConsentSwitch
        label="Analytics"
        description="Counts visits, so that we see which pages help."
        topics={topics}
        checked={analytics}
        onCheckedChange={setAnalytics}
      />
    </div>
  );
}
