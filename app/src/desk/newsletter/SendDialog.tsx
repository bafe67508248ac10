import { Alert } from '@agency-site/ui/Alert';
import '@agency-site/ui/Alert.css';
import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { useState } from 'react';
import type { StaffDraft } from '../../domain/contract/staff/newsletter.ts';
import { plural } from '../../domain/words.ts';
import { usePerformAction } from '../parts/Actions';
import { OpenDialog } from '../parts/OpenDialog';
import * as page from '../style/page.css.ts';
import { Preview } from './Preview';

/** Shows the e-mail and the number of readers before sending. */
export function SendDialog({ draft, onClose }: { draft: StaffDraft; onClose: () => void }) {
  const performAction = usePerformAction();
  const [busy, setBusy] = useState(false);
  const readers = plural(draft.readers, 'reader');
  const send = async () => {
    setBusy(true);
    await performAction({
      path: `/newsletter/drafts/${encodeURIComponent(draft.id)}/send`,
      body: { version: draft.version },
      done: 'The first e-mail will be sent in a few seconds.',
      undoable: true,
    });
    onClose();
  };
  return (
    <OpenDialog title={`Send “${draft.subject}”?`} onClose={onClose}>
      <div className={page.form}>
        <p>
          {draft.readers === 0
            ? 'No one has confirmed a subscription yet, so there’s no one to send it to.'
            : `It goes once to ${readers}: those who have confirmed when you press the button. You can stop it until the last e-mail is sent.`}
        </p>
        <Alert tone="error">{draft.refusal}</Alert>
        <Preview draft={draft} />
        <p>
          <Button
            tone="primary"
            disabled={busy || draft.readers === 0 || draft.problem !== null || draft.refusal !== null}
            onClick={send}
          >
            Send to {readers}
          </Button>
        </p>
      </div>
    </OpenDialog>
  );
}
