import { Checkbox, type CheckboxProps } from '@agency-site/ui/Checkbox';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Checkbox' } satisfies StoryDefault;

function Box({ start = false, ...props }: Partial<CheckboxProps> & { start?: boolean }) {
  const [checked, setChecked] = useState(start);
  return (
    <div className="w420">
      <Checkbox label="Send me the quote by e-mail" checked={checked} onCheckedChange={setChecked} {...props} />
    </div>
  );
}

/** The whole label is the target, 44 px high. */
export const Off: Story = () => <Box hint="One message, and no newsletter." />;

/** The tick is drawn, so that forced colours show it. */
export const On: Story = () => <Box start />;

/** The link in the label opens without ticking the box. */
export const WithLink: Story = () => (
  <Box
    required
    label={
      <>
        I have read the <a href="#privacy">privacy policy</a> and agree to the processing of my data *
      </>
    }
  />
);

/** The error is below the box and read with it. */
export const WithError: Story = () => {
  const [agreed, setAgreed] = useState(false);
  return (
    <div className="w420">
      <Checkbox
        label="I agree to the terms *"
        checked={agreed}
        onCheckedChange={setAgreed}
        error={agreed ? undefined : 'Agree to the terms, so that we may begin.'}
      />
    </div>
  );
};

/** Greyed, with the reason beside it. */
export const NotAvailable: Story = () => (
  <div className="w420">
    <Checkbox
      label="In-store setup and training"
      checked={false}
      onCheckedChange={() => {}}
      unavailable="Comes with GARO and Trinity Plus only."
    />
    <Checkbox label="Hosting in Ireland" checked onCheckedChange={() => {}} unavailable="Part of every platform." />
  </div>
);

/** The box stays at the first line of a long label. */
export const LongLabel: Story = () => (
  <div className="w240">
    <Checkbox
      label="Buchhaltungsunterstützungssystem for restaurants with terraces, and for the cafés beside them"
      checked
      onCheckedChange={() => {}}
    />
  </div>
);
