'use client';

import { Button } from '@agency-site/ui/Button';
import { Drawer } from '@agency-site/ui/Drawer';
import { vars } from '@agency-site/ui/theme';
import { useState } from 'react';

export default function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the menu</Button>
      <Drawer label="Menu of the example" closeLabel="Close the menu" open={open} onOpenChange={setOpen}>
        <nav aria-label="Example" style={{ display: 'grid', gap: vars.space.s2 }}>
          <a href="/install/">Install</a>
          <a href="/theming/">Theming</a>
        </nav>
      </Drawer>
    </>
  );
}
