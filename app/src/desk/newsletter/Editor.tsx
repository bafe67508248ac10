import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '../../domain/contract/limits.ts';
import type { StaffDraft } from '../../domain/contract/staff/newsletter.ts';
import { isOutdated, wordsOf } from '../deskApi.ts';
import { usePerformAction, useRun } from '../parts/Actions';
import { Field, TextArea } from '../parts/Field';
import { Section } from '../parts/Section';
import { useMay, useMember } from '../session.ts';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { beginDraft } from './NewsletterPage';
import * as css from './newsletter.css.ts';
import { Preview } from './Preview';
import { SendDialog } from './SendDialog';
import { useDraft } from './useDraft.ts';

/** Writes a draft, with the e-mail beside it. @param onReload discards the typed text and shows the stored draft */
export function Editor({ draft, onReload }: { draft: StaffDraft; onReload: () => Promise<void> }) {
  const performAction = usePerformAction();
  const navigate = useNavigate();
  const isOwner = useMay('owner');
  const { email } = useMember();
  const { typed, change, save, isSaved, error, version } = useDraft(draft);
  const [showsSend, setShowsSend] = useState(false);
  const path = `/newsletter/drafts/${encodeURIComponent(draft.id)}`;
  const sendTest = async () => {
    if (!(await save())) return;
    await performAction({
      path: `${path}/try`,
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
      path: `${path}/remove`,
      body: { version: version() },
      done: 'Draft removed.',
      undoable: true,
    });
    if (done) navigate('/newsletter');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
        event.preventDefault();
        void save();
      }}
      onBlur={() => void save()}
    >
      <div className={page.top}>
        <div className={page.heading}>
          <h1>{typed.subject.trim() || 'No subject'}</h1>
          <p className={page.quiet} role="status">
            {isSaved ? 'Draft, saved' : 'Draft, not saved yet'}
          </p>
        </div>
        <div className={page.actions}>
          <button type="button" className={button({ look: 'ghost' })} onClick={remove}>
            Remove
          </button>
          <button type="submit" className={button()}>
            Save
          </button>
          <button type="button" className={button()} onClick={sendTest}>
            Send to me
          </button>
          {isOwner ? (
            <button type="button" className={button({ look: 'primary' })} onClick={openSend}>
              Send …
            </button>
          ) : null}
        </div>
      </div>
      {error === null ? null : <NotSaved error={error} typed={typed} onReload={onReload} />}
      <div className={css.writing}>
        <div className={css.fields}>
          <Field
            label="Subject"
            value={typed.subject}
            limit={limits.subject}
            onChange={(event) => change({ subject: event.target.value })}
          />
          <p className={page.fine}>{typed.subject.length} characters. Phones show about 40.</p>
          <TextArea
            label="Text, in Markdown"
            className={css.text}
            value={typed.text}
            limit={limits.issue}
            onChange={(event) => change({ text: event.target.value })}
          />
          {isOwner ? null : <p className={page.fine}>Only an owner can send it.</p>}
        </div>
        <Section title="Preview" aside="As saved">
          <Preview draft={draft} />
        </Section>
      </div>
      {showsSend ? <SendDialog draft={draft} onClose={() => setShowsSend(false)} /> : null}
    </form>
  );
}

interface NotSavedProps {
  error: unknown;
  typed: { subject: string; text: string };
  onReload: () => Promise<void>;
}

/** Why a draft isn't saved. If another member has saved it in the meantime, neither text is lost. */
function NotSaved({ error, typed, onReload }: NotSavedProps) {
  const run = useRun();
  const navigate = useNavigate();
  const keep = async () => {
    const id = await run(() => beginDraft(typed), 'Your version is now a separate draft.');
    if (id !== undefined) navigate(`/newsletter/${id}`);
  };
  return (
    <div role="alert">
      <p className={page.alarm}>
        {isOutdated(error)
          ? 'Someone else has saved this draft in the meantime, so your version isn’t saved. It’s still here.'
          : `Not saved. ${wordsOf(error)}`}
      </p>
      {isOutdated(error) ? (
        <p className={css.buttons}>
          <button type="button" className={button()} onClick={keep}>
            Save mine as a new draft
          </button>
          <button type="button" className={button()} onClick={onReload}>
            Show theirs
          </button>
        </p>
      ) : null}
    </div>
  );
}
