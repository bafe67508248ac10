import { DateField } from '@agency-site/ui/DateField';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Date field' } satisfies StoryDefault;

/** The browser’s own field and calendar; the look is that of the other fields. */
export const Chosen: Story = () => {
  const [day, setDay] = useState('2026-11-24');
  return (
    <div className="w420">
      <DateField label="Day of the call" value={day} onValueChange={setDay} hint="We call between 9 and 5." />
    </div>
  );
};

/** A day that isn’t possible says which one is. */
export const TooEarly: Story = () => (
  <div className="w420">
    <DateField label="First day off" defaultValue="2026-11-20" min="2026-11-24" max="2027-01-31" />
  </div>
);

/** The app’s own error comes first. */
export const WithError: Story = () => (
  <div className="w420">
    <DateField label="Day it arrived *" required error="Enter the day on the bank statement." />
  </div>
);
