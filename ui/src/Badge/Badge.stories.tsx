import { Badge } from '@agency-site/ui/Badge';
import type { Story, StoryDefault } from '@ladle/react';

export default { title: 'Badge' } satisfies StoryDefault;

/** Without colours, their marks tell them apart. */
export const Tones: Story = () => (
  <div className="row">
    <Badge>Draft</Badge>
    <Badge tone="brand">New</Badge>
    <Badge tone="positive">Paid</Badge>
    <Badge tone="warning">Due on Friday</Badge>
    <Badge tone="alarm">Disputed</Badge>
  </div>
);

/** A sign of your own in place of the dot, in the colour of the tone. */
export const OwnMark: Story = () => (
  <Badge
    tone="brand"
    icon={
      <svg width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
        <path d="M1 6h6m2 0h2" />
      </svg>
    }
  >
    In progress
  </Badge>
);

/** It keeps the line height of the text around it. */
export const InASentence: Story = () => (
  <p>
    The order is <Badge tone="positive">paid</Badge> and can be sent.
  </p>
);

/** It wraps in place of leaving its column. */
export const LongWord: Story = () => (
  <div className="w240">
    <div>
      <Badge tone="positive">Suchmaschinenoptimierungspaketfertiggestellt</Badge>
    </div>
  </div>
);
