import { Banner } from '@agency-site/ui/Banner';
import { Button } from '@agency-site/ui/Button';
import { ConsentSwitch } from '@agency-site/ui/ConsentSwitch';
import { useState } from 'react';
import { type Answer, tellTagManager } from './tagManager';

export default function Consent() {
  const [open, setOpen] = useState(true);
  const [analytics, setAnalytics] = useState(false);

  const decide = (answer: Answer) => {
    localStorage.setItem('consent', JSON.stringify(answer));
    tellTagManager(answer);
    setOpen(false);
  };

  if (!open) return <Button onClick={() => setOpen(true)}>Cookie settings</Button>;
  return (
    <Banner
      title="Cookies on this site"
      actions={
        <>
          <Button onClick={() => decide({ analytics: false })}>Reject all</Button>
          <Button onClick={() => decide({ analytics: true })}>Accept all</Button>
        </>
      }
      more={{
        label: 'Choose one by one',
        children: (
          <>
            <ConsentSwitch label="Analytics" topics={[]} checked={analytics} onChange={setAnalytics} />
            <Button onClick={() => decide({ analytics })}>Save</Button>
          </>
        ),
      }}
    >
      With your consent we count visits.
    </Banner>
  );
}
