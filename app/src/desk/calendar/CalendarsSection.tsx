import { Button } from '@agency-site/ui/Button';
import { Checkbox } from '@agency-site/ui/Checkbox';
import { Section } from '@agency-site/ui/Section';
import { useState } from 'react';
import {
  type Calendar,
  countInvitations,
  deleteCalendar,
  reloadCalendar,
} from '../../domain/contract/staff/calendars.ts';
import { plural } from '../../domain/words.ts';
import { ask } from '../deskApi.ts';
import { usePerformAction, useRun } from '../parts/Actions';
import { Failure } from '../parts/Failure';
import { formatMoment } from '../parts/times.ts';
import { useMay } from '../session.ts';
import * as page from '../style/page.css.ts';
import { AccountDialog } from './AccountDialog';
import { CalendarDialog } from './CalendarDialog';
import * as css from './calendar.css.ts';
import { useCalendars } from './useCalendars.ts';

/** The calendars of the team, whose busy times can't be booked. */
export function CalendarsSection() {
  const isOwner = useMay('owner');
  const { data, error, refetch } = useCalendars();
  const [dialog, setDialog] = useState<'address' | 'account' | null>(null);
  const close = () => setDialog(null);
  return (
    <Section title="Your calendars" aside="While one is busy, no calls can be booked">
      {error && !data ? <Failure error={error} onRetry={() => refetch()} /> : null}
      <ul>
        {data?.map((calendar) => (
          <Row key={calendar.id} calendar={calendar} isOwner={isOwner} />
        ))}
      </ul>
      {data?.length === 0 ? (
        <p className={`${page.quiet} ${css.none}`}>None yet. Visitors see every time in the opening hours as free.</p>
      ) : null}
      {isOwner ? (
        <p className={css.add}>
          <Button onClick={() => setDialog('address')}>Add a calendar address</Button>
          <Button onClick={() => setDialog('account')}>Add a calendar account</Button>
        </p>
      ) : null}
      {dialog === 'address' ? <CalendarDialog onClose={close} /> : null}
      {dialog === 'account' ? <AccountDialog onClose={close} /> : null}
    </Section>
  );
}

function Row({ calendar, isOwner }: { calendar: Calendar; isOwner: boolean }) {
  const performAction = usePerformAction();
  const run = useRun();
  const may = useMay('staff');
  const { id, name, belongsTo, server, readAt, failure, unread, skipped, countsUnanswered, closes, writes } = calendar;
  const readNow = () =>
    run(async () => {
      const answer = await ask(reloadCalendar, { params: { id } });
      return answer.failure;
    });
  const setInvitations = (areBusy: boolean) =>
    performAction({
      endpoint: countInvitations,
      params: { id },
      body: { areBusy },
      done: `${name}: unanswered invitations are ${areBusy ? 'busy' : 'free'}.`,
    });
  return (
    <li className={`${page.row} ${css.calendarRow}`}>
      <span className={css.who}>
        <span className={page.strong}>{name}</span>
        <span className={page.fine}>
          {belongsTo === null ? '' : `${belongsTo} · `}
          {server} · last read {formatMoment(readAt)}
          {writes ? ' · calls are written into it, and taken out if you remove it' : ''}
        </span>
        {unread > 0 ? (
          <span className={page.alarm}>
            {plural(unread, 'event')} couldn’t be read in full: {skipped.map((each) => `“${each}”`).join(', ')}
            {unread > skipped.length ? ' and others' : ''}
          </span>
        ) : null}
        {failure === null ? null : <span className={page.alarm}>{failure}</span>}
        {closes ? (
          <span className={page.alarm}>
            Nothing can be booked{belongsTo === null ? '' : ` with ${belongsTo}`} until it is read again.
          </span>
        ) : null}
        {isOwner ? (
          <Checkbox
            label="Unanswered invitations are busy"
            aria-label={`Unanswered invitations are busy: ${name}`}
            checked={countsUnanswered}
            onCheckedChange={setInvitations}
          />
        ) : null}
      </span>
      <span className={css.buttons}>
        {may ? (
          <Button aria-label={`Read now: ${name}`} onClick={readNow}>
            Read now
          </Button>
        ) : null}
        {isOwner ? (
          <Button
            tone="danger"
            aria-label={`Remove ${name}`}
            onClick={() =>
              performAction({
                endpoint: deleteCalendar,
                params: { id },

                done: `${name} is removed: its busy times can be booked.${writes ? ' The calls that we wrote into it are being taken out.' : ''}`,
              })
            }
          >
            Remove
          </Button>
        ) : null}
      </span>
    </li>
  );
}
