import { Button } from '@agency-site/ui/Button';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  getMessage,
  messageStatuses,
  type StaffMessage,
  setMessageStatus,
} from '../../domain/contract/staff/messages.ts';
import { queryOf } from '../deskApi.ts';
import { useKeys } from '../frame/keys.ts';
import { usePerformAction } from '../parts/Actions';
import { useMayCall } from '../parts/buttons';
import { Customer } from '../parts/Customer';
import { History } from '../parts/History';
import { Unloaded } from '../parts/Loaded';
import { Back } from '../parts/PageHead';
import { formatMoment } from '../parts/times.ts';
import { link, ownKey } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { Answers } from './Answers';
import * as css from './messages.css.ts';

/** The states of a message, the usual view first. */
export const statusNames: Readonly<Record<StaffMessage['status'], string>> = {
  unanswered: 'Unanswered',
  answered: 'Answered',
  'no-reply': 'No reply needed',
};

/** One message, on a page of its own. */
export const MessagePage = ({ id }: { id: string }) => (
  <>
    <Back to="/messages">Messages</Back>
    <Message id={id} Name="h1" />
  </>
);

/** A message, and its answers. @param Name the level of its heading */
export function Message({ id, Name }: { id: string; Name: 'h1' | 'h2' }) {
  const { data, error, refetch } = useQuery(queryOf(getMessage, { params: { id } }));
  if (!data) return <Unloaded what="the message" error={error} onRetry={refetch} />;
  return (
    <>
      <div className={page.top}>
        <div className={css.heading}>
          <Name className={css.name}>{data.name}</Name>
          <p className={page.quiet}>{formatMoment(data.at)}</p>
        </div>
        <Statuses message={data} />
      </div>
      <div className={page.stack}>
        <Section title="Message">
          <p className={`${page.prose} ${css.message}`}>{data.message}</p>
        </Section>
        <Answers key={id} message={data} />
        {data.offer ? (
          <p>
            About the offer{' '}
            <Link className={link} to={`/offers/${data.offer.id}`}>
              {data.offer.title}
            </Link>
          </p>
        ) : null}
        {data.plan.length > 0 ? (
          <Section title="The plan it is about">
            <ul>
              {data.plan.map((line) => (
                <li key={line} className={page.entry}>
                  {line}
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
        <Customer name={data.name} email={data.email} />
        {data.events.length > 0 ? <History events={data.events} /> : null}
      </div>
    </>
  );
}

function Statuses({ message }: { message: StaffMessage }) {
  const performAction = usePerformAction();
  const may = useMayCall(setMessageStatus);
  const set = (status: StaffMessage['status']) =>
    status === message.status
      ? undefined
      : performAction({
          endpoint: setMessageStatus,
          params: { id: message.id },
          body: { status, version: message.version },
          done: `Marked as ${statusNames[status].toLowerCase()}.`,
          undoable: true,
        });
  useKeys(may ? { e: () => set('no-reply') } : {});
  if (!may) return <p>{statusNames[message.status]}</p>;
  return (
    <fieldset className={css.statuses}>
      <legend hidden>Is it answered?</legend>
      {messageStatuses.map((status) => (
        <Button
          key={status}
          aria-pressed={status === message.status}
          className={css.status}
          onClick={() => set(status)}
        >
          {statusNames[status]}
          {status === 'no-reply' ? (
            <kbd className={ownKey} aria-hidden>
              E
            </kbd>
          ) : null}
        </Button>
      ))}
    </fieldset>
  );
}
