import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Alert' } satisfies StoryDefault;

/** Without colours, their icons tell them apart. */
export const Tones: Story = () => (
  <div className="w560">
    <Alert>Calls are by video. The link is in the e-mail.</Alert>
    <Alert tone="success">Your name was changed.</Alert>
    <Alert tone="warning" title="No backup for three days">
      The last one was on Friday at 03:00.
    </Alert>
    <Alert tone="error" title="Not sent" action={<Button size="s">Try again</Button>}>
      The mail server didn’t answer. Nothing was charged, and your choices are saved.
    </Alert>
  </div>
);

/** Empty until the form is sent; it takes no room. */
export const AfterSending: Story = () => {
  const [error, setError] = useState('');
  return (
    <div className="w420">
      <Alert tone="error">{error}</Alert>
      <div className="row">
        <Button onClick={() => setError('That e-mail address is in use already.')}>Save</Button>
        <Button onClick={() => setError('')}>Reset</Button>
      </div>
    </div>
  );
};

/** A long word or address wraps inside the box at any width. */
export const LongWords: Story = () => (
  <div className="w240" lang="de">
    <Alert tone="error" title="Suchmaschinenoptimierungspaketfehler" action={<a href="#why">Warum?</a>}>
      Donaudampfschifffahrtsgesellschaftskapitän@suchmaschinenoptimierung.example
    </Alert>
  </div>
);
