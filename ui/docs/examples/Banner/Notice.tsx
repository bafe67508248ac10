'use client';

import { Banner } from '@agency-site/ui/Banner';
import { Button } from '@agency-site/ui/Button';
import { useState } from 'react';

export default function Notice() {
  const [closed, setClosed] = useState(false);
  if (closed) return <Button onClick={() => setClosed(false)}>Show it again</Button>;
  return (
    <Banner
      title="Cookies on this site"
      actions={
        <>
          <Button onClick={() => setClosed(true)}>Reject all</Button>
          <Button onClick={() => setClosed(true)}>Accept all</Button>
        </>
      }
      more={{ label: 'What we store', children: <p>An ID number for your browser, for 182 days.</p> }}
    >
      We keep what the site needs to work. With your consent we also count visits.
    </Banner>
  );
}
