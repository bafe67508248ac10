import { Select } from '@agency-site/ui/Select';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Select' } satisfies StoryDefault;

const lengths = [
  { value: '15', label: '15 minutes' },
  { value: '30', label: '30 minutes' },
  { value: '60', label: 'An hour', disabled: true },
] as const;

/** The browser’s own list, with a label, a hint and an error. */
export const Chosen: Story = () => {
  const [length, setLength] = useState<'15' | '30' | '60'>('30');
  return (
    <div className="w420">
      <Select
        label="Length of a call"
        options={lengths}
        value={length}
        onValueChange={setLength}
        hint="An hour needs a longer opening."
      />
    </div>
  );
};

/** Until something is chosen, its first line asks. */
export const NothingChosen: Story = () => (
  <div className="w420">
    <Select
      label="Host"
      placeholder="Choose a host"
      options={[{ value: 'ann', label: 'Ann Byrne' }]}
      error="Choose who calls."
    />
  </div>
);
