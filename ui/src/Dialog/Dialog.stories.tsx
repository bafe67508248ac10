import { Button } from '@agency-site/ui/Button';
import { Dialog } from '@agency-site/ui/Dialog';
import { TextField } from '@agency-site/ui/TextField';
import type { Story, StoryDefault } from '@ladle/react';
import { type ReactNode, useState } from 'react';

export default { title: 'Dialog', meta: { ownWindow: true } } satisfies StoryDefault;

interface OpenedProps {
  start?: boolean;
  title: string;
  children: ReactNode;
  actions?: (close: () => void) => ReactNode;
}

function Opened({ start = true, title, children, actions }: OpenedProps) {
  const [open, setOpen] = useState(start);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={title} actions={actions?.(() => setOpen(false))}>
        {children}
      </Dialog>
    </>
  );
}

const holds = 'The price holds for 30 days. After that we work it out again, and tell you what has changed and why.';

/** Press the button: the focus moves inside, and back when the dialog closes. */
export const Closed: Story = () => (
  <Opened start={false} title="How long does the price hold?">
    {holds}
  </Opened>
);

/** Escape, a press outside and the cross close it in the same way. */
export const Open: Story = () => <Opened title="How long does the price hold?">{holds}</Opened>;

/** The buttons stay in view while the text scrolls. */
export const WithActions: Story = () => (
  <Opened
    title="Move your consultation?"
    actions={(close) => (
      <>
        <Button onClick={close}>Keep 10:30 AM</Button>
        <Button tone="primary" onClick={close}>
          Move to 2:00 PM
        </Button>
      </>
    )}
  >
    You have booked Tuesday, 16 March, 10:30 AM. Someone else can take that time as soon as you move.
  </Opened>
);

/** It does not close until its question is answered. */
export const Unsaved: Story = () => {
  const [open, setOpen] = useState(true);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write to us</Button>
      <Dialog
        open={open}
        onOpenChange={(to) => (to ? setOpen(true) : setAsked(true))}
        title="Your message"
        actions={<Button onClick={() => setOpen(false)}>Discard it</Button>}
      >
        <TextField label="Message" multiline autoFocus error={asked ? 'It isn’t sent yet.' : undefined} />
      </Dialog>
    </>
  );
};

/** The focus starts in the field. */
export const WithField: Story = () => {
  const [name, setName] = useState('');
  return (
    <Opened title="Keep this quote" actions={(close) => <Button onClick={close}>Keep</Button>}>
      <TextField label="A name for it" value={name} onValueChange={setName} hint="Only you see it." />
    </Opened>
  );
};

const clauses = ['Price', 'Deposit', 'Delivery', 'Revisions', 'Support', 'Data', 'Withdrawal', 'Law', 'Changes'];

/** Title and actions stay in view. */
export const LongText: Story = () => (
  <Opened
    title="Terms of the beta programme, in the words of the agency and not of its lawyers"
    actions={(close) => <Button onClick={close}>I have read them</Button>}
  >
    {clauses.map((clause) => (
      <p key={clause}>
        <strong>{clause}.</strong> {holds}
      </p>
    ))}
  </Opened>
);
