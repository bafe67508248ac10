'use client';

import { Button } from '@agency-site/ui/Button';
import { Toast, ToastRegion } from '@agency-site/ui/Toast';
import { useState } from 'react';

export default function StartOver() {
  const [toasts, setToasts] = useState<readonly number[]>([]);
  const dismiss = (id: number) => setToasts((now) => now.filter((one) => one !== id));
  return (
    <>
      <Button onClick={() => setToasts([...toasts, Date.now()])}>Start over</Button>
      <ToastRegion>
        {toasts.map((id) => (
          <Toast key={id} onDismiss={() => dismiss(id)} action={{ label: 'Undo', onAction: () => dismiss(id) }}>
            Selections have been reset.
          </Toast>
        ))}
      </ToastRegion>
    </>
  );
}
