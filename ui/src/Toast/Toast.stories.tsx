import { Button } from '@agency-site/ui/Button';
import { Dialog } from '@agency-site/ui/Dialog';
import { Toast, ToastRegion } from '@agency-site/ui/Toast';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Toast', meta: { ownWindow: true } } satisfies StoryDefault;

const ignore = () => {};

/** Each kind has a sign of its own beside its colour. */
export const AllKinds: Story = () => (
  <ToastRegion>
    <Toast onDismiss={ignore} action={{ label: 'Undo', onAction: ignore }}>
      Selections have been reset.
    </Toast>
    <Toast tone="success" onDismiss={ignore}>
      Successfully subscribed to our newsletters
    </Toast>
    <Toast tone="error" onDismiss={ignore}>
      Failed to create checkout session: the card provider did not answer. Nothing was charged; please try again in a
      minute.
    </Toast>
  </ToastRegion>
);

/** Three seconds, unless the pointer or the focus rests on it. */
export const DisappearsByItself: Story = () => {
  const [toasts, setToasts] = useState<number[]>([]);
  return (
    <div className="row">
      <Button onClick={() => setToasts([...toasts, (toasts.at(-1) ?? 0) + 1])}>Start Over</Button>
      <ToastRegion>
        {toasts.map((id) => (
          <Toast
            key={id}
            duration={3000}
            onDismiss={() => setToasts((now) => now.filter((one) => one !== id))}
            action={{ label: 'Undo', onAction: ignore }}
          >
            Selections have been reset.
          </Toast>
        ))}
      </ToastRegion>
    </div>
  );
};

/** The line shows the time left; it waits while the pointer or the focus is on it. */
export const HalfTheTimeOver: Story = () => (
  <ToastRegion>
    <Toast duration={60_000} onDismiss={ignore}>
      Your quote was saved.
    </Toast>
  </ToastRegion>
);

/** Over a modal dialog, whose page can't be pressed. */
export const OverDialog: Story = () => {
  const [open, setOpen] = useState(true);
  const [notes, setNotes] = useState(['The note was deleted.']);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Notes</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Notes">
        <Button onClick={() => setNotes(['The note was deleted.'])}>Delete the note</Button>
      </Dialog>
      <ToastRegion>
        {notes.map((note) => (
          <Toast key={note} onDismiss={() => setNotes([])} action={{ label: 'Undo', onAction: ignore }}>
            {note}
          </Toast>
        ))}
      </ToastRegion>
    </>
  );
};
