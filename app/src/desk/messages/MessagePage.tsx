import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { messageStatuses, type StaffMessage, staffMessageSchema } from '../../domain/contract/staff/messages.ts';
import { read } from '../deskApi.ts';
import { usePerformAction } from '../parts/Actions';
import { Events } from '../parts/Events';
import { Failure } from '../parts/Failure';
import { Section } from '../parts/Section';
import { momentInWords } from '../parts/times.ts';
import { useMay } from '../session.ts';
import { button, link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { statusNames } from './statusNames.ts';

/** One message, to answer with one's mail program. */
export function MessagePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['message', id],
    queryFn: () => read(`/messages/${encodeURIComponent(id)}`, staffMessageSchema),
  });
  if (error && !data) return <Failure error={error} onRetry={() => refetch()} />;
  if (!data) return <p className={page.empty}>Loading the message …</p>;
  return (
    <>
      <p className={page.back}>
        <Link className={link} to="/messages">
          Messages
        </Link>
      </p>
      <div className={page.top}>
        <div className={page.heading}>
          <h1>{data.name}</h1>
          <p className={page.quiet}>
            {data.email} · {momentInWords(data.at)}
          </p>
        </div>
        <Statuses message={data} />
      </div>
      <div className={page.two}>
        <div className={page.stack}>
          <Section title="Message">
            <p className={page.prose}>{data.message}</p>
            <p>
              <a className={button({ look: 'primary' })} href={replyTo(data)}>
                Write an answer
              </a>
            </p>
            <p className={page.fine}>Opens your mail program. Mark the message as answered when you have sent it.</p>
          </Section>
        </div>
        <div className={page.stack}>
          {data.plan.length > 0 ? (
            <Section title="The plan it is about">
              <ul>
                {data.plan.map((line) => (
                  <li key={line} className={page.fact}>
                    {line}
                  </li>
                ))}
              </ul>
            </Section>
          ) : null}
          {data.events.length > 0 ? (
            <Section title="History">
              <Events events={data.events} />
            </Section>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** A mailto link for a reply that quotes the message. */
function replyTo({ email, name, message }: StaffMessage): string {
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const body = `Hello ${name},\n\n\n\n${quoted}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Your message')}&body=${encodeURIComponent(body)}`;
}

function Statuses({ message }: { message: StaffMessage }) {
  const performAction = usePerformAction();
  if (!useMay('staff')) return <p>{statusNames[message.status]}</p>;
  return (
    <fieldset className={page.choices}>
      <legend hidden>Is it answered?</legend>
      {messageStatuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === message.status}
          className={button({ look: status === message.status ? 'strong' : 'plain' })}
          onClick={() =>
            status === message.status
              ? undefined
              : performAction({
                  path: `/messages/${encodeURIComponent(message.id)}/status`,
                  body: { status, version: message.version },
                  done: `Marked as ${statusNames[status].toLowerCase()}.`,
                  undoable: true,
                })
          }
        >
          {statusNames[status]}
        </button>
      ))}
    </fieldset>
  );
}
