'use client';

import { Banner } from '@agency-site/ui/Banner';
import { Button } from '@agency-site/ui/Button';
import { ConsentSwitch } from '@agency-site/ui/ConsentSwitch';
import { useEffect, useState } from 'react';
import { type Answer, tellTagManager } from './tagManager';

/** The answer of an earlier visit. */
function storedAnswer(): Answer | undefined {
  const stored = localStorage.getItem('consent');
  return stored ? (JSON.parse(stored) as Answer) : undefined;
}

export default function Consent() {
  // Only the browser knows the answer: the server renders no banner, so that it doesn't flash for visitors who have answered.
  const [state, setState] = useState<'unknown' | 'open' | 'answered'>('unknown');
  const [analytics, setAnalytics] = useState(false);

  const apply = (answer: Answer) => {
    tellTagManager(answer);
    setAnalytics(answer.analytics);
    setState('answered');
  };
  const decide = (answer: Answer) => {
    localStorage.setItem('consent', JSON.stringify(answer));
    apply(answer);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is read once.
  useEffect(() => {
    const answer = storedAnswer();
    if (answer) apply(answer);
    else setState('open');
  }, []);

  if (state === 'unknown') return null;
  if (state === 'answered') return <Button onClick={() => setState('open')}>Cookie settings</Button>;
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
