import { Button, buttonClass } from '@agency-site/ui/Button';
import { Dialog } from '@agency-site/ui/Dialog';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changeBooking, fetchManagedBooking } from '../../api/meeting.ts';
import { paths } from '../../content/links/paths.ts';
import type { ManagedBooking } from '../../domain/contract/booking.ts';
import { useAsk } from '../../lib/useAsk.ts';
import { useTask } from '../../lib/useTask.ts';
import { Problem } from '../../shell/Problem';
import { lazyPart } from '../../shell/tool/lazyPart.ts';
import { useFreeze } from '../../shell/tool/useFreeze.ts';
import { AddToCalendar } from '../AddToCalendar';
import { BookedCall } from '../BookedCall';
import { bookingTimeText } from '../bookingDetails.ts';
import * as css from '../ending.css';
import { endingWords } from '../endingWords.ts';
import { Intro, useViewChanged } from '../Intro';
import { awaitOutcome, type Change } from '../outcome.ts';
import { bookingWords } from '../words.ts';
import { manageWords } from './words.ts';

const MoveBooking = lazyPart(async () => (await import('./MoveBooking')).MoveBooking);

/** A message above the booking after a change. */
type News = { kind: 'good' | 'bad'; text: string };

const bookAgain = (url: string = paths.booking) => (
  <a className={buttonClass({ tone: 'primary' })} href={url}>
    {manageWords.bookAgain}
  </a>
);

/** The booking behind a link, in each state it can be in. */
export function ManagedBookingView({ token }: { token: string }) {
  const { state, retry, refresh, replace } = useAsk(() => fetchManagedBooking(token), token);
  const change: Change = (wanted) => awaitOutcome(changeBooking(token, wanted).then(replace), refresh);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [news, setNews] = useState<News>();
  const [cancelling, setCancelling] = useState(false);
  const changeable = state.status === 'loaded' && state.answer.changeable;
  const moving = changeable && new URLSearchParams(search).get('step') === 'move';
  const shown = state.status === 'loaded' ? state.answer.status : state.status;
  const view = moving ? 'moving' : state.status === 'failed' ? `failed, ${state.failure.status}` : shown;
  const viewChanged = useViewChanged(state.status === 'loading' ? undefined : view);

  if (state.status === 'loading')
    return <Intro key={view} focus={viewChanged} title={manageWords.title} lead={manageWords.loading} />;
  if (state.status === 'failed') {
    const { title, text = state.failure.message } =
      state.failure.status === 404 ? manageWords.unknown : { title: manageWords.unreachable.title };
    return (
      <div>
        <Intro key={view} focus={viewChanged} title={title} lead={text} />
        {state.failure.status === 404 ? (
          bookAgain()
        ) : (
          <Button tone="primary" onClick={retry}>
            {manageWords.unreachable.again}
          </Button>
        )}
      </div>
    );
  }

  const booking = state.answer;
  if (moving)
    return (
      <Suspense fallback={null}>
        <MoveBooking
          booking={booking}
          change={change}
          onKeep={() => navigate({ search: '' })}
          onMoved={() => {
            setNews({ kind: 'good', text: manageWords.moved });
            navigate({ search: '' });
          }}
          onStale={(text) => {
            setNews({ kind: 'bad', text });
            navigate({ search: '' });
          }}
        />
      </Suspense>
    );

  const { title, lead } = introOf(booking);
  const join =
    booking.meetingUrl === null ? null : (
      <Button tone="primary" href={booking.meetingUrl} rel="noreferrer">
        {manageWords.join}
      </Button>
    );
  const write = <Button href={paths.contact}>{bookingWords.down.write}</Button>;
  return (
    <div className={css.column}>
      <Intro key={view} focus={viewChanged} title={title} lead={lead} />
      {news ? (
        news.kind === 'good' ? (
          <p className={css.newsAbove} role="status">
            {news.text}
          </p>
        ) : (
          <Problem>{news.text}</Problem>
        )
      ) : null}
      <BookedDetails booking={booking} />
      {booking.changeable ? (
        <>
          <div className={css.buttons}>
            {join}
            <Button onClick={() => navigate({ search: '?step=move' })}>{manageWords.move}</Button>
            <Button tone="danger" onClick={() => setCancelling(true)}>
              {manageWords.cancel}
            </Button>
          </div>
          <h2 className={css.part}>{endingWords.entry.heading}</h2>
          <AddToCalendar start={Date.parse(booking.date)} token={token} />
          <CancelDialog
            booking={booking}
            open={cancelling}
            onOpenChange={setCancelling}
            change={change}
            onDone={(text) => {
              setCancelling(false);
              setNews(text === undefined ? undefined : { kind: 'bad', text });
            }}
          />
        </>
      ) : (
        <div className={css.buttons}>
          {hasBegun(booking)
            ? (join ?? write)
            : bookAgain(booking.status === 'cancelled' ? booking.againUrl : undefined)}
        </div>
      )}
    </div>
  );
}

/** Whether it is under way: too late to change it, not to join it. */
const hasBegun = ({ joinable, changeable }: ManagedBooking) => joinable && !changeable;

function introOf(booking: ManagedBooking): { title: string; lead: string } {
  const { status, changeable, forAgency, name } = booking;
  if (status === 'cancelled') return { title: manageWords.cancelled.title, lead: manageWords.cancelled.text };
  if (hasBegun(booking)) return { title: manageWords.title, lead: manageWords.begun };
  if (!changeable) return { title: manageWords.past.title, lead: manageWords.past.text };
  return { title: manageWords.title, lead: forAgency ? manageWords.forAgency(name) : manageWords.booked };
}

function BookedDetails({ booking: { name, email, date, duration, host, changeable } }: { booking: ManagedBooking }) {
  const names = bookingWords.details;
  return (
    <BookedCall
      leaf={changeable}
      start={Date.parse(date)}
      minutes={duration}
      visitorTimeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      host={host}
      items={[
        { term: names.name, description: name },
        { term: names.email, description: email },
      ]}
    />
  );
}

interface CancelDialogProps {
  booking: ManagedBooking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  change: Change;
  /** Called when it is cancelled, or with a message when it was changed elsewhere. */
  onDone: (stale?: string) => void;
}

const cancelWords = manageWords.cancelling;

/** Asks for confirmation before cancelling. */
function CancelDialog({ booking, open, onOpenChange, change, onDone }: CancelDialogProps) {
  const { run, busy, failure, forget } = useTask(async () => {
    const outcome = await change({ action: 'cancel' });
    onDone(outcome.kind === 'done' ? undefined : outcome.message);
  });
  const confirm = useFreeze(busy);
  const turn = (to: boolean) => {
    // Escape would hide that it is being cancelled.
    if (busy) return;
    forget();
    onOpenChange(to);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={turn}
      title={cancelWords.title}
      actions={
        <>
          <Button onClick={() => turn(false)}>{cancelWords.keep}</Button>
          <Button ref={confirm} tone="danger" busy={busy} busyLabel={cancelWords.busy} onClick={() => run()}>
            {cancelWords.confirm}
          </Button>
        </>
      }
    >
      <p>{cancelWords.text(bookingTimeText(Date.parse(booking.date), booking.duration))}</p>
      <Problem>{failure?.message}</Problem>
    </Dialog>
  );
}
