import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { useState } from 'react';
import { limits } from '../../domain/contract/limits.ts';
import { Form } from '../../lib/Form';
import { usePerformAction } from '../parts/Actions';
import { LimitedField } from '../parts/LimitedField';
import * as page from '../style/page.css.ts';

/** A form to add a note. The typed text stays until it is stored. */
export function NoteForm({ orderId }: { orderId: string }) {
  const performAction = usePerformAction();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  return (
    <Form
      className={page.form}
      onSubmit={async () => {
        if (busy || text.trim() === '') return;
        setBusy(true);
        const done = await performAction({
          path: `/orders/${orderId}/notes`,
          body: { text },
          done: 'Note added.',
          undoable: true,
        });
        setBusy(false);
        if (done) setText('');
      }}
    >
      <LimitedField multiline label="New note" value={text} limit={limits.notes} onValueChange={setText} />
      <p>
        <Button type="submit" disabled={busy || text.trim() === ''}>
          Add the note
        </Button>
      </p>
    </Form>
  );
}
