import { Button } from '@agency-site/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { addDays, daysFrom, isDay, mondayOf } from '../../domain/booking/day.ts';
import { cityOf } from '../../domain/booking/labels.ts';
import { opening } from '../../domain/catalogue/opening.ts';
import { getAvailability } from '../../domain/contract/staff/availability.ts';
import { listBookings } from '../../domain/contract/staff/bookings.ts';
import { capitalised, plural, spellNumber } from '../../domain/words.ts';
import { queryOf } from '../deskApi.ts';
import { useKeys } from '../frame/keys.ts';
import { Failure } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { todayHere } from '../parts/times.ts';
import { useMedia } from '../parts/useMedia.ts';
import { useMay } from '../session.ts';
import { link, ownKey } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { phone } from '../style/widths.ts';
import { Agenda, DaysWithCalls } from './Agenda';
import { BookDialog } from './BookDialog';
import { calendarsQuery } from './CalendarsSection';
import * as css from './calendar.css.ts';
import { CalendarTabs, DayStrip } from './DayStrip';
import { periodLabel } from './periodLabel.ts';
import type { WantedTime } from './week/Day';
import { Week } from './week/Week';
import { namedHosts, weekDay } from './week/weekDay.ts';

type Unit = 'day' | 'week';

/** The consultations of a week or a day, chosen by the URL: a week as a grid, but on a phone as lists of its days. */
export function CalendarPage() {
  const mayBook = useMay('staff');
  const [address, setAddress] = useSearchParams();
  const [wanted, setWanted] = useState<WantedTime | null>(null);
  const isPhone = useMedia(phone);
  const unit: Unit = address.has('day') ? 'day' : 'week';
  const given = address.get(unit) ?? '';
  const now = todayHere();
  const shown = isDay(given) ? given : now;
  const monday = mondayOf(shown);
  const sunday = addDays(monday, 6);
  const [from, to] = unit === 'day' ? [shown, shown] : [monday, sunday];
  const query = { from: monday, to: sunday };
  const { data, error, refetch } = useQuery(queryOf(listBookings, { query }));
  const available = useQuery(queryOf(getAvailability, { query }));
  const showsToday = from <= now && now <= to;
  const go = (by: 1 | -1) => setAddress({ [unit]: addDays(from, by * (unit === 'day' ? 1 : 7)) });
  const showToday = () => setAddress(unit === 'day' ? { day: now } : {});
  const book = () => setWanted({ day: showsToday ? now : from, isFree: false });
  useKeys({ t: showToday, arrowleft: () => go(-1), arrowright: () => go(1), ...(mayBook && { c: book }) });
  const days =
    data && available.data
      ? daysFrom(monday, sunday).map((each) => weekDay(each, data.bookings, available.data))
      : undefined;
  const day = days?.find((each) => each.day === shown);
  const hosts = available.data ? namedHosts(available.data) : [];
  const onBook = mayBook ? setWanted : undefined;
  const failure = error && !data ? error : available.error && !available.data ? available.error : null;
  return (
    <>
      <PageHead
        title={periodLabel(from, to, now)}
        about={
          <>
            {days ? summaryOfDays(unit === 'day' && day ? [day] : days, unit, to < now) : '\u00A0'}
            <span className={css.zone}> {cityOf(opening.timeZone)} time.</span>
            <UnreadCalendars />
          </>
        }
      >
        <div className={`${page.actions} ${css.actions}`}>
          <CalendarTabs shown={unit} day={showsToday ? now : from} />
          <div className={css.steps}>
            <Button aria-label={unit === 'day' ? 'Day before' : 'Week before'} onClick={() => go(-1)}>
              <Arrow d="M14 5H1.5M5.5 1l-4 4 4 4" />
            </Button>
            <Button onClick={showToday}>
              {unit === 'day' ? 'Today' : 'This week'}
              <kbd className={ownKey} aria-hidden>
                T
              </kbd>
            </Button>
            <Button aria-label={unit === 'day' ? 'Day after' : 'Week after'} onClick={() => go(1)}>
              <Arrow d="M0 5h12.5M8.5 1l4 4-4 4" />
            </Button>
          </div>
          {mayBook ? (
            <Button tone="primary" onClick={book}>
              Book a call
              <kbd className={ownKey} aria-hidden>
                C
              </kbd>
            </Button>
          ) : null}
        </div>
      </PageHead>
      {failure ? <Failure error={failure} onRetry={() => Promise.all([refetch(), available.refetch()])} /> : null}
      {days && (unit === 'day' || isPhone) ? (
        <DayStrip days={days} today={now} shown={unit === 'day' ? shown : undefined} hosts={hosts} />
      ) : null}
      {day && unit === 'day' ? <Agenda day={day} hosts={hosts} onBook={onBook} /> : null}
      {days && unit === 'week' ? (
        isPhone ? (
          <DaysWithCalls days={days} today={now} />
        ) : (
          <Week days={days} today={now} hosts={hosts} onBook={onBook} />
        )
      ) : null}
      {wanted ? <BookDialog wanted={wanted} onClose={() => setWanted(null)} /> : null}
    </>
  );
}

const Arrow = ({ d }: { d: string }) => (
  <svg className={css.arrow} viewBox="0 0 14 10" aria-hidden>
    <path d={d} />
  </svg>
);

/** Says how many calls are booked, and how many times visitors can still book: "Four calls are booked. Visitors can book 61 times." */
function summaryOfDays(days: readonly ReturnType<typeof weekDay>[], unit: Unit, isOver: boolean): string {
  const count = days.flatMap(({ calls }) => calls.filter(({ call }) => call.status === 'booked')).length;
  const free = days.flatMap((each) => each.free).length;
  const be = isOver ? (count === 1 ? 'was' : 'were') : count === 1 ? 'is' : 'are';
  const where = count > 0 ? '' : unit === 'day' ? ' on this day' : ' in this week';
  return [
    `${capitalised(spellNumber(count))} ${count === 1 ? 'call' : 'calls'} ${be} booked${where}.`,
    ...(isOver ? [] : [free === 0 ? 'No times are left for visitors.' : `Visitors can book ${plural(free, 'time')}.`]),
  ].join(' ');
}

/** Links for calendars that can’t be read, whose busy times may be out of date. */
function UnreadCalendars() {
  const unread = useQuery(calendarsQuery).data?.calendars.filter(({ failure }) => failure !== null) ?? [];
  return unread.map(({ id, name }) => (
    <Fragment key={id}>
      {' '}
      <Link className={`${link} ${page.alarm} ${css.unread}`} to="/calendar/hours">
        “{name}” can’t be read
      </Link>
    </Fragment>
  ));
}
