import { Button } from '@agency-site/ui/Button';
import { Checkbox } from '@agency-site/ui/Checkbox';
import {
  addCalendar,
  type Calendar,
  countInvitations,
  deleteCalendar,
  listCalendars,
  reloadCalendar,
} from '../../domain/contract/staff/calendars.ts';
import { plural } from '../../domain/words.ts';
import { ask, queryOf } from '../deskApi.ts';
import { usePerformAction, useRun } from '../parts/Actions';
import { ActionButton, DialogButton, useMayCall } from '../parts/buttons';
import { ListSection } from '../parts/Loaded';
import { formatMoment } from '../parts/times.ts';
import * as page from '../style/page.css.ts';
import { AccountDialog } from './AccountDialog';
import { CalendarDialog } from './CalendarDialog';
import * as css from './calendar.css.ts';

export const calendarsQuery = queryOf(listCalendars);

/** The calendars of the team, whose busy times can't be booked. */
export const CalendarsSection = () => (
  <ListSection
    title="Your calendars"
    aside="While one is busy, no calls can be booked"
    of={calendarsQuery}
    rows={({ calendars }) => calendars.map((calendar) => <Row key={calendar.id} calendar={calendar} />)}
    none="None yet. Visitors see every time in the opening hours as free."
  >
    {useMayCall(addCalendar) ? (
      <div className={page.below}>
        <DialogButton dialog={(onClose) => <CalendarDialog onClose={onClose} />}>Add a calendar address</DialogButton>
        <DialogButton dialog={(onClose) => <AccountDialog onClose={onClose} />}>Add a calendar account</DialogButton>
      </div>
    ) : null}
  </ListSection>
);

function Row({ calendar }: { calendar: Calendar }) {
  const performAction = usePerformAction();
  const run = useRun();
  const mayRead = useMayCall(reloadCalendar);
  const { id, name, belongsTo, server, readAt, failure, unread, skipped, countsUnanswered, closes, writes } = calendar;
  const readNow = () => run(() => ask(reloadCalendar, { params: { id } }));
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
        {useMayCall(countInvitations) ? (
          <Checkbox
            label="Unanswered invitations are busy"
            aria-label={`Unanswered invitations are busy: ${name}`}
            checked={countsUnanswered}
            onCheckedChange={setInvitations}
          />
        ) : null}
      </span>
      <span className={css.buttons}>
        {mayRead ? (
          <Button aria-label={`Read now: ${name}`} onClick={readNow}>
            Read now
          </Button>
        ) : null}
        <ActionButton
          tone="danger"
          aria-label={`Remove ${name}`}
          action={{
            endpoint: deleteCalendar,
            params: { id },
            done: `${name} is removed: its busy times can be booked.${writes ? ' The calls that we wrote into it are being taken out.' : ''}`,
          }}
        >
          Remove
        </ActionButton>
      </span>
    </li>
  );
}
