import { Checkbox } from '@agency-site/ui/Checkbox';
import { Section } from '@agency-site/ui/Section';
import { Select } from '@agency-site/ui/Select';
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
import { ask, queryOf } from '../deskApi.ts';
import { useKeys } from '../frame/keys.ts';
import { mailStates } from '../mails/MailsPage';
import { ActionForm, EmailDialog, FormDialog, notYet } from '../parts/ActionForm';
import { useRun } from '../parts/Actions';
import { ActionButton, DialogButton, useMayCall } from '../parts/buttons';
import { LimitedField } from '../parts/LimitedField';
import { formatMoment } from '../parts/times.ts';
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
                    <Link
                      className={`${link} ${mail.status === 'undelivered' ? page.alarm : ''}`}
                      to={`/mail/${encodeURIComponent(mail.id)}`}
                    >
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
      <Templates text={isSent ? '' : text} onChoose={change} />
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
          hint={`Between “Hello ${message.name},” and your team’s signature. The key R leads here.`}
          limit={limits.message}
          required
          value={isSent ? '' : text}
          onValueChange={change}
        />
        <Checkbox label="Quote their message" checked={quote} onCheckedChange={setQuote} />
      </ActionForm>
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

interface TemplatesProps {
  /** What is typed. */
  text: string;
  onChoose: (text: string) => void;
}

/** Answers that the team keeps: an empty field can begin with one, and what is typed can be kept. */
function Templates({ text, onChoose }: TemplatesProps) {
  const { data } = useQuery(queryOf(listTemplates));
  const templates = data?.templates ?? [];
  const chosen = templates.find((template) => template.text === text.trim());
  const isEmpty = text.trim() === '';
  return (
    <div className={page.actions}>
      {templates.length > 0 && (isEmpty || chosen) ? (
        <Select
          label="Begin with"
          options={[{ value: '', label: 'Nothing' }, ...templates.map(({ id, name }) => ({ value: id, label: name }))]}
          value={chosen?.id ?? ''}
          onValueChange={(id) => onChoose(templates.find((template) => template.id === id)?.text ?? '')}
        />
      ) : null}
      {chosen ? (
        <ActionButton
          tone="plain"
          action={{ endpoint: removeTemplate, params: { id: chosen.id }, done: `“${chosen.name}” is no longer kept.` }}
        >
          Stop keeping it
        </ActionButton>
      ) : isEmpty ? null : (
        <DialogButton
          tone="plain"
          dialog={(onClose) => (
            <FormDialog
              title="Keep this answer"
              onClose={onClose}
              onSubmit={(entered) => ({
                endpoint: keepTemplate,
                body: { name: entered('name'), text },
                done: `Kept. All of you can begin an answer with “${entered('name')}”.`,
              })}
              submit="Keep it"
            >
              <LimitedField
                label="Name"
                name="name"
                hint="An answer of the same name is replaced."
                limit={limits.filterName}
                required
              />
            </FormDialog>
          )}
        >
          Keep this answer
        </DialogButton>
      )}
    </div>
  );
}
