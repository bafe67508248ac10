import { limits } from '../../domain/contract/limits.ts';
import { addNote } from '../../domain/contract/staff/orders.ts';
import { ActionForm } from '../parts/ActionForm';
import { LimitedField } from '../parts/LimitedField';

/** A form to add a note. The typed text stays until it is stored. */
export const NoteForm = ({ orderId }: { orderId: string }) => (
  <ActionForm
    onSubmit={(entered) => ({
      endpoint: addNote,
      params: { id: orderId },
      body: { text: entered('text') },
      done: 'Note added.',
      undoable: true,
    })}
    submit="Add the note"
    tone="line"
  >
    <LimitedField multiline label="New note" name="text" limit={limits.notes} required />
  </ActionForm>
);
