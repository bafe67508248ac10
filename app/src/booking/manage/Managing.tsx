import { Button, buttonClass } from '@agency-site/ui/Button';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../content/links/paths.ts';
import type { ManagedBooking } from '../../domain/contract/booking.ts';
import { Problem } from '../../shell/Problem';
import { lazyPart } from '../../shell/tool/lazyPart.ts';
import { AddToCalendar } from '../AddToCalendar';
import { BookedCall } from '../BookedCall';
import * as css from '../ending.css';
import { endingWords } from '../endingWords.ts';
import { Intro, useViewChanged } from '../Intro';
import { bookingWords } from '../words.ts';
import { CancelDialog } from './CancelDialog';
import { useManaged } from './useManaged.ts';
import { manageWords as words } from './words.ts';

const MoveBooking = lazyPart(async () => (await import('./MoveBooking')).MoveBooking);

/** A message above the booking after a change. */
type News = { kind: 'good' | 'bad'; text: string };

const bookAgain = (url: string = paths.booking) => (
  <a className={buttonClass({ tone: 'primary' })} href={url}>
    {words.bookAgain}
  </a>
);

/** The booking behind a link, in each state it can be in. */
export function Managing({ token }: { token: string }) {
  const { state, retry, change } = useManaged(token);
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
    return <Intro key={view} focus={viewChanged} title={words.title} lead={words.loading} />;
  if (state.status === 'failed')
    return (
      <div>
        {state.failure.status === 404 ? (
          <>
            <Intro key={view} focus={viewChanged} title={words.unknown.title} lead={words.unknown.text} />
            {bookAgain()}
          </>
        ) : (
          <>
            <Intro key={view} focus={viewChanged} title={words.unreachable.title} lead={state.failure.message} />
            <Button tone="primary" onClick={retry}>
              {words.unreachable.again}
            </Button>
          </>
        )}
      </div>
    );

  const booking = state.answer;
  if (moving)
    return (
      <Suspense fallback={null}>
        <MoveBooking
          booking={booking}
          change={change}
          onKeep={() => navigate({ search: '' })}
          onMoved={() => {
            setNews({ kind: 'good', text: words.moved });
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
        {words.join}
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
      <CallOf booking={booking} />
      {booking.changeable ? (
        <>
          <div className={css.buttons}>
            {join}
            <Button onClick={() => navigate({ search: '?step=move' })}>{words.move}</Button>
            <Button tone="danger" onClick={() => setCancelling(true)}>
              {words.cancel}
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
  if (status === 'cancelled') return { title: words.cancelled.title, lead: words.cancelled.text };
  if (hasBegun(booking)) return { title: words.title, lead: words.begun };
  if (!changeable) return { title: words.past.title, lead: words.past.text };
  return { title: words.title, lead: forAgency ? words.forAgency(name) : words.booked };
}

function CallOf({ booking: { name, email, date, duration, host, changeable } }: { booking: ManagedBooking }) {
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
