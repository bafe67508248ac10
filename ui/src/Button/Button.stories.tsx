import { Button, buttonClass } from '@agency-site/ui/Button';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Button' } satisfies StoryDefault;

const icon = (path: string) => (
  <svg
    className="turns-with-the-text"
    display="block"
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
const next = icon('M2.5 8h11M9 3.5 13.5 8 9 12.5');
const back = icon('M13.5 8h-11M7 3.5 2.5 8 7 12.5');

/** One primary button on a screen; danger only for what cannot be undone. */
export const Tones: Story = () => (
  <div className="row">
    <Button tone="primary">Continue {next}</Button>
    <Button tone="ink">Build my quote</Button>
    <Button>{back} Back</Button>
  </div>
);

/** 36 px high, for rows and toolbars. */
export const Small: Story = () => (
  <div className="row">
    <Button tone="primary" size="s">
      Continue
    </Button>
    <Button tone="ink" size="s">
      Build my quote
    </Button>
    <Button size="s">Start Over</Button>
  </div>
);

/** It keeps its width and its focus, and cannot be pressed twice. */
export const Loading: Story = () => {
  const [busy, setBusy] = useState(false);
  return (
    <div className="row">
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
    <div className="row">
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

/** With `href` it is a link: middle click and “copy address” work. */
export const AsLinks: Story = () => (
  <div className="row">
    <Button tone="primary" href="#quote">
      Configure a package {next}
    </Button>
    <a className={buttonClass({ tone: 'line' })} href="#call">
      A router's link that looks like a button
    </a>
  </div>
);

/** Its text stays in the middle. */
export const FullWidth: Story = () => (
  <div className="w280">
    <Button tone="primary" wide>
      Build this quote
    </Button>
    <Button wide>A label so long that it has to break onto a second line of the button</Button>
  </div>
);
