import { Button } from '@agency-site/ui/Button';
import { Checkbox } from '@agency-site/ui/Checkbox';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '../../domain/contract/limits.ts';
import type { EmailPreview } from '../../domain/contract/staff/mails.ts';
import {
  answerMessage,
  keepTemplate,
  listTemplates,
  previewAnswer,
  removeTemplate,
  type StaffMessage,
} from '../../domain/contract/staff/messages.ts';
import { greeting } from '../../domain/words.ts';
import { ask, queryOf } from '../deskApi.ts';
import { useKeys } from '../frame/keys.ts';
import { ActionForm, ConfirmDialog, EmailDialog, FormDialog, notYet } from '../parts/ActionForm';
import { useRun } from '../parts/Actions';
import { DialogButton, useMayCall } from '../parts/buttons';
import { mailPath, mailStates } from '../parts/History';
import { LimitedField } from '../parts/LimitedField';
import { OpenDialog } from '../parts/OpenDialog';
import { Row } from '../parts/Row';
import { formatMoment } from '../parts/times.ts';
import { useMedia } from '../parts/useMedia.ts';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';

/** What is typed, by the id of its message: it is still there after a look at another page, and after an undo. */
const typed = new Map<string, string>();

/** What was answered to a message, with what became of each e-mail, and a field to answer it. */
export function Answers({ message }: { message: StaffMessage }) {
  const { answers } = message;
  const may = useMayCall(answerMessage);
  if (!may && answers.length === 0) return null;
  return (
    <Section title={answers.length > 1 ? 'Answers' : 'Answer'}>
      {answers.length > 0 ? (
        <ul>
          {answers.map(({ id, text, who, at, mail }) => (
            <li key={id} className={page.entry}>
              {text}
              <p className={page.fine}>
                {who}, {formatMoment(at)}
                {mail ? (
                  <>
                    {' · '}
                    <Link className={`${link} ${mail.status === 'undelivered' ? page.alarm : ''}`} to={mailPath(mail)}>
                      {mailStates[mail.status]}
                    </Link>
                  </>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {may ? <AnswerForm message={message} /> : null}
    </Section>
  );
}

function AnswerForm({ message }: { message: StaffMessage }) {
  const { id, email, version, answers } = message;
  const run = useRun();
  const field = useId();
  const hasKeys = !useMedia('(pointer: coarse)');
  const [text, setText] = useState(typed.get(id) ?? '');
  const [quote, setQuote] = useState(true);
  /** The e-mail and the version that it answers: if someone else answers meanwhile, this one isn’t sent as well. */
  const [shown, setShown] = useState<{ preview: EmailPreview; version: number } | null>(null);
  useKeys({ r: () => document.getElementById(field)?.focus() });
  const change = (to: string) => {
    typed.set(id, to);
    setText(to);
  };
  const isSent = answers.some((answer) => answer.text === text.trim());
  const body = { text, quote };
  return (
    <>
      <ActionForm
        submit="Show the e-mail"
        onSubmit={async () => {
          const preview = await run(() => ask(previewAnswer, { params: { id }, body }));
          return notYet(setShown(preview ? { preview, version } : null));
        }}
      >
        <LimitedField
          id={field}
          multiline
          rows={6}
          label={answers.length > 0 ? 'Another answer' : 'Your answer'}
          hint={`Between “${greeting(message.name)}” and your team’s signature.${hasKeys ? ' The key R leads here.' : ''}`}
          limit={limits.message}
          required
          value={isSent ? '' : text}
          onValueChange={change}
        />
        <Checkbox label="Quote their message" checked={quote} onCheckedChange={setQuote} />
      </ActionForm>
      <div className={page.actions}>
        <InsertButton text={isSent ? '' : text} onChange={change} />
        <KeepButton text={isSent ? '' : text} />
      </div>
      {shown ? (
        <EmailDialog
          email={shown.preview}
          action={{
            endpoint: answerMessage,
            params: { id },
            body: { ...body, version: shown.version },
            done: `The answer goes to ${email} in a few seconds.`,
            undoable: true,
          }}
          onClose={() => setShown(null)}
        />
      ) : null}
    </>
  );
}

const useTemplates = () => useQuery(queryOf(listTemplates)).data?.templates ?? [];

/** Puts an answer that the team keeps below what is typed. */
function InsertButton({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const templates = useTemplates();
  if (templates.length === 0) return null;
  return (
    <DialogButton
      tone="plain"
      dialog={(onClose) => (
        <OpenDialog title="Insert an answer that you keep" onClose={onClose}>
          <ul>
            {templates.map((template) => (
              <Row key={template.id} title={template.name} about={excerpt(template.text)}>
                <Button
                  aria-label={`Insert ${template.name}`}
                  onClick={() => {
                    onChange([text.trim(), template.text].filter((part) => part !== '').join('\n\n'));
                    onClose();
                  }}
                >
                  Insert
                </Button>
              </Row>
            ))}
          </ul>
        </OpenDialog>
      )}
    >
      Insert an answer
    </DialogButton>
  );
}

const excerpt = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

/** Keeps what is typed for the team, or keeps it no longer. */
function KeepButton({ text }: { text: string }) {
  const kept = useTemplates().find((template) => template.text === text.trim());
  if (kept)
    return (
      <DialogButton
        tone="plain"
        dialog={(onClose) => (
          <ConfirmDialog
            title={`Stop keeping “${kept.name}”?`}
            keep="Keep it"
            submit="Stop keeping it"
            tone="danger"
            action={{ endpoint: removeTemplate, params: { id: kept.id }, done: `“${kept.name}” is no longer kept.` }}
            onClose={onClose}
          >
            None of you can insert it any more.
          </ConfirmDialog>
        )}
      >
        Stop keeping “{kept.name}”
      </DialogButton>
    );
  if (text.trim() === '') return null;
  return (
    <DialogButton
      tone="plain"
      dialog={(onClose) => (
        <FormDialog
          title="Keep this answer"
          onClose={onClose}
          onSubmit={(entered) => ({
            endpoint: keepTemplate,
            body: { name: entered('name'), text },
            done: `Kept. All of you can insert “${entered('name')}” into an answer.`,
          })}
          submit="Keep it"
        >
          <LimitedField
            label="Name"
            name="name"
            hint="Leave out names and addresses: it is for everybody."
            limit={limits.filterName}
            required
          />
        </FormDialog>
      )}
    >
      Keep this answer
    </DialogButton>
  );
}
