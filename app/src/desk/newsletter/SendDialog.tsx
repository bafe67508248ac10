import { Alert } from '@agency-site/ui/Alert';
import { type StaffDraft, sendDraft } from '../../domain/contract/staff/newsletter.ts';
import { plural } from '../../domain/words.ts';
import { FormDialog } from '../parts/ActionForm';
import { Preview } from './Preview';

/** Shows the e-mail and the number of readers before sending. */
export function SendDialog({ draft, onClose }: { draft: StaffDraft; onClose: () => void }) {
  const readers = plural(draft.readers, 'reader');
  return (
    <FormDialog
      title={`Send “${draft.subject}”?`}
      onClose={onClose}
      onSubmit={() => ({
        endpoint: sendDraft,
        params: { id: draft.id },
        body: { version: draft.version },
        done: 'The first e-mail will be sent in a few seconds.',
        undoable: true,
      })}
      submit={`Send to ${readers}`}
      unavailable={draft.readers === 0 || draft.problem !== null || draft.refusal !== null}
    >
      <p>
        {draft.readers === 0
          ? 'No one has confirmed a subscription yet, so there’s no one to send it to.'
          : `It goes once to ${readers}: those who have confirmed when you press the button. You can stop it until the last e-mail is sent.`}
      </p>
      <Alert tone="error">{draft.refusal}</Alert>
      <Preview draft={draft} />
    </FormDialog>
  );
}
