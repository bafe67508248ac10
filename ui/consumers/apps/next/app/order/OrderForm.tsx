'use client';

import { Button } from '@agency-site/ui';
import { type ReactNode, useActionState } from 'react';
import { send } from './send';

/** Sends the fields to a server action, and shows what arrived there. React resets the form after each action. */
export function OrderForm({ children }: { children: ReactNode }) {
  const [sent, action] = useActionState(send, []);
  return (
    <>
      <form action={action} aria-label="Order">
        {children}
        <Button type="submit">Send</Button>
      </form>
      <output>{JSON.stringify(sent)}</output>
    </>
  );
}
