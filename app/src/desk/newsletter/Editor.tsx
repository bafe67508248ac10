import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { Section } from '@agency-site/ui/Section';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '../../domain/contract/limits.ts';
import {
  addDraft,
  getDraft,
  removeDraft,
  type StaffDraft,
  saveDraft,
  sendDraft,
  tryDraft,
} from '../../domain/contract/staff/newsletter.ts';
import { plural } from '../../domain/words.ts';
import { Form } from '../../lib/Form';
import { ask, isOutdated, queryOf, wordsOf } from '../deskApi.ts';
import { FormDialog } from '../parts/ActionForm';
import { usePerformAction, useSend } from '../parts/Actions.ts';
import { LimitedField } from '../parts/LimitedField';
import { MarkdownField } from '../parts/MarkdownField';
import { PageHead } from '../parts/PageHead';
import { useAutosave } from '../parts/useAutosave.ts';
import { useMay, useMember } from '../session.ts';
import { flush } from '../style/controls.css.ts';
import * as page from '../style/page.css';
import * as css from './newsletter.css';
import { Preview } from './Preview';

/** Writes a draft, with the e-mail beside it. @param onReload discards the typed text and shows the stored draft */
export function Editor({ draft, onReload }: { draft: StaffDraft; onReload: () => Promise<void> }) {
  const performAction = usePerformAction();
  const navigate = useNavigate();
  const isOwner = useMay('owner');
  const { email } = useMember();
  const queries = useQueryClient();
  const [showsSend, setShowsSend] = useState(false);
  const params = { id: draft.id };
  const stored = { subject: draft.subject, text: draft.text };
  const { typed, change, save, isSaved, error, version } = useAutosave(
    stored,
    draft.version,
    async (content, seen, headers) => {
      await ask(saveDraft, { params, body: { ...content, version: seen }, headers });
      await queries.invalidateQueries(queryOf(getDraft, { params }));
    },
  );
  const sendTest = async () => {
    if (!(await save())) return;
    await performAction({
      endpoint: tryDraft,
      params,
      body: { version: version() },
      done: `A copy goes to ${email} in a few seconds.`,
    });
  };
  const openSend = async () => {
    if (await save()) setShowsSend(true);
  };
  const remove = async () => {
    if (!(await save())) return;
    const done = await performAction({
      endpoint: removeDraft,
      params,
      body: { version: version() },
      done: 'Draft removed.',
      undoable: true,
    });
    if (done) navigate('/newsletter');
  };
  return (
    <>
      <Form
        onSubmit={save}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
          event.preventDefault();
          void save();
        }}
        onBlur={() => void save()}
      >
        <PageHead
          list={['/newsletter', 'Newsletter']}
          title={typed.subject.trim() || 'No subject'}
          about={<span role="status">{isSaved ? 'Draft, saved' : 'Draft, not saved yet'}</span>}
        >
          <div className={page.actions}>
            <Button tone="plain" className={flush} onClick={remove}>
              Remove
            </Button>
            <Button type="submit">Save</Button>
            <Button onClick={sendTest}>Send to me</Button>
            {isOwner ? (
              <Button tone="primary" onClick={openSend}>
                Send …
              </Button>
            ) : null}
          </div>
        </PageHead>
        {error === null ? null : <NotSaved error={error} typed={typed} onReload={onReload} />}
        <div className={css.writing}>
          <div className={css.fields}>
            <LimitedField
              label="Subject"
              value={typed.subject}
              limit={limits.subject}
              hint={`${typed.subject.length} characters. Phones show about 40.`}
              onValueChange={(subject) => change({ subject })}
            />
            <MarkdownField
              label="Text, in Markdown"
              value={typed.text}
              limit={limits.issue}
              hint={isOwner ? undefined : 'Only an owner can send it.'}
              onValueChange={(text) => change({ text })}
            />
          </div>
          <Section title="Preview" aside="As saved">
            <Preview draft={draft} />
          </Section>
        </div>
      </Form>
      {showsSend ? <SendDialog draft={draft} onClose={() => setShowsSend(false)} /> : null}
    </>
  );
}

interface NotSavedProps {
  error: unknown;
  typed: { subject: string; text: string };
  onReload: () => Promise<void>;
}

/** Why a draft isn't saved. If another member has saved it in the meantime, neither text is lost. */
function NotSaved({ error, typed, onReload }: NotSavedProps) {
  const send = useSend();
  const navigate = useNavigate();
  const keep = async () => {
    const added = await send({ endpoint: addDraft, body: typed }, 'Your version is now a separate draft.');
    if (added) navigate(`/newsletter/${added.id}`);
  };
  return (
    <Alert
      tone="error"
      className={css.notSaved}
      action={
        isOutdated(error) ? (
          <>
            <Button onClick={keep}>Save mine as a new draft</Button>
            <Button onClick={onReload}>Show theirs</Button>
          </>
        ) : null
      }
    >
      {isOutdated(error)
        ? 'Someone else has saved this draft in the meantime, so your version isn’t saved. It’s still here.'
        : `Not saved. ${wordsOf(error)}`}
    </Alert>
  );
}

/** Shows the e-mail and the number of readers before sending. */
function SendDialog({ draft, onClose }: { draft: StaffDraft; onClose: () => void }) {
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
