import { useState } from 'react';
import { limits } from '../../domain/contract/limits.ts';
import { usePerformAction } from '../parts/Actions';
import { TextArea } from '../parts/Field';
import { button } from '../style/controls.css.ts';
import * as css from './orders.css.ts';

/** A form to add a note. The typed text stays until it is stored. */
export function NoteForm({ orderId }: { orderId: string }) {
  const performAction = usePerformAction();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  return (
    <form
      className={css.noteForm}
      onSubmit={async (event) => {
        event.preventDefault();
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
      <TextArea label="New note" value={text} limit={limits.notes} onChange={(event) => setText(event.target.value)} />
      <p>
        <button type="submit" className={button()} disabled={busy || text.trim() === ''}>
          Add the note
        </button>
      </p>
    </form>
  );
}
