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

export const Off: Story = () => <Box hint="One message, and no newsletter." />;

export const On: Story = () => <Box start />;

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

export const LongLabel: Story = () => (
  <div className="w240">
    <Checkbox
      label="Buchhaltungsunterstützungssystem for restaurants with terraces, and for the cafés beside them"
      checked
      onCheckedChange={() => {}}
    />
  </div>
);
