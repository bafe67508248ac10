'use client';

import { Button } from '@agency-site/ui/Button';
import { Dialog } from '@agency-site/ui/Dialog';
import { useState } from 'react';

export default function Question() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Move the consultation</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Move your consultation?"
        actions={
          <>
            <Button onClick={close}>Keep 10:30 AM</Button>
            <Button tone="primary" onClick={close}>
              Move to 2:00 PM
            </Button>
          </>
        }
      >
        Someone else can take your time as soon as you move.
      </Dialog>
    </>
  );
}
