import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';
import { stage } from '../../test/stage.css';
import { BackIcon, NextIcon } from '../lib/arrows';
import { Button, buttonClass } from './Button';

export default { title: 'Button' } satisfies StoryDefault;

export const Tones: Story = () => (
  <div className={stage.row}>
    <Button tone="primary">
      Continue <NextIcon />
    </Button>
    <Button tone="ink">Build my quote</Button>
    <Button>
      <BackIcon /> Back
    </Button>
  </div>
);

export const Small: Story = () => (
  <div className={stage.row}>
    <Button tone="primary" size="s">
      Continue
    </Button>
    <Button tone="ink" size="s">
      Build my quote
    </Button>
    <Button size="s">Start Over</Button>
  </div>
);

export const Loading: Story = () => {
  const [busy, setBusy] = useState(false);
  return (
    <div className={stage.row}>
      <Button tone="primary" busy={busy} busyLabel="Processing..." onClick={() => setBusy(true)}>
        Proceed to Checkout
      </Button>
      <Button busy onClick={() => setBusy(false)}>
        Saving
      </Button>
    </div>
  );
};

/** It keeps the focus, and a click can say what is missing. */
export const NotAvailable: Story = () => {
  const [said, setSaid] = useState('');
  return (
    <div className={stage.row}>
      <Button tone="primary" unavailable onClick={() => setSaid('Please enter your name and email to proceed.')}>
        Proceed to Checkout
      </Button>
      <Button unavailable onClick={() => setSaid('Please enter your name and email to proceed.')}>
        Book a Consultation
      </Button>
      <span role="status">{said}</span>
    </div>
  );
};

export const AsLinks: Story = () => (
  <div className={stage.row}>
    <Button tone="primary" href="#quote">
      Configure a package <NextIcon />
    </Button>
    <a className={buttonClass({ tone: 'line' })} href="#call">
      A router's link in the same dress
    </a>
  </div>
);

export const FullWidth: Story = () => (
  <div className={stage.w280}>
    <Button tone="primary" wide>
      Build this quote
    </Button>
    <Button wide>A label so long that it has to break onto a second line of the button</Button>
  </div>
);
