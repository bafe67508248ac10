import { TextField } from '@agency-site/ui/TextField';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Text field' } satisfies StoryDefault;

/** The label is always there; what is typed is never clipped. */
export const EmptyAndFilled: Story = () => {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('aoife@example.ie');
  return (
    <div className="w420">
      <TextField label="Your Name *" value={name} onValueChange={setName} name="name" autoComplete="name" required />
      <TextField
        label="Your Email *"
        value={email}
        onValueChange={setEmail}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        hint="The receipt goes there."
        required
      />
    </div>
  );
};

/** The placeholder is an example and never the label. */
export const WithPlaceholder: Story = () => {
  const [value, setValue] = useState('');
  return (
    <div className="w420">
      <TextField label="Company" value={value} onValueChange={setValue} placeholder="Bakery on the Quay" />
    </div>
  );
};

/** The error is below the field, in words, and read with it. */
export const WithError: Story = () => {
  const [value, setValue] = useState('aoife@');
  return (
    <div className="w420">
      <TextField
        label="Your Email *"
        value={value}
        onValueChange={setValue}
        type="email"
        hint="The receipt goes there."
        error={
          value.includes('.') ? undefined : 'Enter an address like name@example.ie, so that the receipt can reach you.'
        }
      />
    </div>
  );
};

/** It grows with its text. */
export const SeveralLines: Story = () => {
  const [notes, setNotes] = useState('We open in May.\nPlease keep the old logo for the sign.');
  return (
    <div className="w560">
      <TextField
        label="Additional notes"
        value={notes}
        onValueChange={setNotes}
        multiline
        maxLength={2000}
        hint="Anything we should know before we start."
      />
    </div>
  );
};
