'use client';

import { Banner } from '@agency-site/ui/Banner';
import { Button } from '@agency-site/ui/Button';
import { ConsentSwitch } from '@agency-site/ui/ConsentSwitch';
import { useEffect, useRef, useState } from 'react';
import { type Answer, tellTagManager } from './tagManager';

/** The answer of an earlier visit. */
function storedAnswer(): Answer | undefined {
  const stored = localStorage.getItem('consent');
  return stored ? (JSON.parse(stored) as Answer) : undefined;
}

/** A banner that was asked for takes the focus. The first one doesn't: someone may be reading or typing. */
const takeFocus = (banner: HTMLElement | null) => banner?.focus();

export default function Consent() {
  // Only the browser knows the answer: the server renders no banner, so that it doesn't flash for visitors who have answered.
  const [state, setState] = useState<'unknown' | 'open' | 'reopened' | 'answered'>('unknown');
  const [analytics, setAnalytics] = useState(false);
  const settings = useRef<HTMLButtonElement>(null);

  const apply = (answer: Answer) => {
    tellTagManager(answer);
    setAnalytics(answer.analytics);
    setState('answered');
  };
  const decide = (answer: Answer) => {
    localStorage.setItem('consent', JSON.stringify(answer));
    // The banner goes, and the focus with it: this is where it can be opened again.
    settings.current?.focus();
    apply(answer);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is read once.
  useEffect(() => {
    const answer = storedAnswer();
    if (answer) apply(answer);
    else setState('open');
  }, []);

  if (state === 'unknown') return null;
  return (
    <>
      <Button ref={settings} onClick={() => setState('reopened')}>
        Cookie settings
      </Button>
      {state !== 'answered' && (
        <Banner
          title="Cookies on this site"
          ref={state === 'reopened' ? takeFocus : undefined}
          tabIndex={-1}
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
                <ConsentSwitch label="Analytics" topics={[]} checked={analytics} onCheckedChange={setAnalytics} />
                <Button onClick={() => decide({ analytics })}>Save</Button>
              </>
            ),
          }}
        >
          With your consent we count visits.
        </Banner>
      )}
    </>
  );
}
