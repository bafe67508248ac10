import { Banner } from '@agency-site/ui/Banner';
import { Button } from '@agency-site/ui/Button';
import { ConsentSwitch } from '@agency-site/ui/ConsentSwitch';
import { Toast, ToastRegion } from '@agency-site/ui/Toast';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Banner', meta: { ownWindow: true } } satisfies StoryDefault;

const why = 'We keep what the site needs to work. With your consent we also count visits and measure advertisements.';

/** It covers nothing that has the focus: what is below scrolls clear of it. */
export const Notice: Story = () => {
  const [closed, setClosed] = useState(false);
  if (closed) return <Button onClick={() => setClosed(false)}>Cookie settings</Button>;
  return (
    <Banner title="A shop on the street?" actions={<Button onClick={() => setClosed(true)}>Good to know</Button>}>
      GARO and Trinity Plus add €1,600 there, for setup and training.
    </Banner>
  );
};

const purposes = ['Personalization', 'Analytics', 'Optimization', 'Enhancement'];
const topics = [{ title: 'Cookies and device storage', body: 'An ID number for your browser, for 182 days.' }];

function Consent({ onDecided }: { onDecided?: () => void }) {
  const [granted, setGranted] = useState<string[]>([]);
  return (
    <Banner
      title="Welcome to Trinity Works' consent management"
      actions={
        <>
          <Button onClick={() => onDecided?.()}>Reject All</Button>
          <Button onClick={() => onDecided?.()}>Accept All</Button>
        </>
      }
      more={{
        label: 'Choose one by one',
        children: (
          <>
            <div className="states">
              {purposes.map((purpose) => (
                <ConsentSwitch
                  key={purpose}
                  label={purpose}
                  topics={topics}
                  checked={granted.includes(purpose)}
                  onCheckedChange={(checked) =>
                    setGranted(checked ? [...granted, purpose] : granted.filter((one) => one !== purpose))
                  }
                />
              ))}
            </div>
            <Button onClick={() => onDecided?.()}>Save Settings</Button>
          </>
        ),
      }}
    >
      <p>
        {why} <a href="/privacy-policy">Privacy policy</a>
      </p>
    </Banner>
  );
}

/** The switches are folded away until someone wants them. */
export const WithSwitches: Story = () => <Consent />;

/** Toasts are above it, and move down when it closes. */
export const WithToasts: Story = () => {
  const [decided, setDecided] = useState(false);
  return (
    <>
      {decided ? null : <Consent onDecided={() => setDecided(true)} />}
      <ToastRegion>
        <Toast onDismiss={() => {}}>Selections have been reset.</Toast>
      </ToastRegion>
    </>
  );
};

/** The actions stay in view. */
export const LongText: Story = () => (
  <Banner title="Before you go on" actions={<Button tone="ink">I have read it</Button>}>
    {purposes.map((purpose) => (
      <p key={purpose}>
        {purpose}. {why} {why} {why} {why}
      </p>
    ))}
  </Banner>
);
