import { Menu } from '@agency-site/ui/Menu';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Menu' } satisfies StoryDefault;

/** The last action says why it can't be chosen. */
export const Actions: Story = () => {
  const [done, setDone] = useState('');
  return (
    <div className="row">
      <Menu
        label="Order"
        items={[
          { label: 'Send the invoice', onSelect: () => setDone('Sent') },
          { label: 'Show the customer', href: '#customer' },
          { label: 'Cancel the order', tone: 'danger', onSelect: () => setDone('Cancelled') },
          { label: 'Refund', unavailable: 'Nothing has been paid yet.' },
        ]}
      />
      <span>{done}</span>
    </div>
  );
};

/** Three dots, where the row says what they belong to. */
export const Dots: Story = () => (
  <Menu label="More for Bríd Daly" labelHidden size="s" tone="plain" items={[{ label: 'Move' }, { label: 'Cancel' }]} />
);

/** At the lower edge of a box that clips, the list opens upwards and is whole. */
export const AtTheEdge: Story = () => (
  <div className="clipping">
    <Menu label="More" items={[{ label: 'Move' }, { label: 'Cancel' }, { label: 'Erase' }]} />
  </div>
);
