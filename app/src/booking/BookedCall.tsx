import { DescriptionList, type DescriptionListProps } from '@agency-site/ui/DescriptionList';
import { readClock } from '../domain/booking/clock.ts';
import { dayLabel, spanLabel, zoneLabel } from '../domain/booking/labels.ts';
import { opening } from '../domain/catalogue/opening.ts';
import { ContactPerson } from '../shell/ContactPerson';
import { TickIcon } from '../shell/icons';
import { ownTime } from './bookingDetails.ts';
import * as css from './ending.css';
import { bookingWords } from './words.ts';

interface BookedCallProps {
  /** Milliseconds since 1970. */
  start: number;
  minutes: number;
  visitorTimeZone: string;
  host: string | undefined;
  /** Where the invitation was sent, in a sentence. */
  sent?: string | undefined;
  /** Whether to draw its day as a leaf of a calendar with a tick. */
  leaf?: boolean;
  /** Further details. */
  items?: DescriptionListProps['items'];
}

const { timeZone } = opening;

/** The booked day as a leaf of a calendar, with a tick. Decorative: the date is written beside it. */
function Leaf({ start }: { start: number }) {
  const [weekday, day, month] = dayLabel(readClock(start, timeZone).day).split(' ');
  return (
    <div className={css.leaf} aria-hidden>
      <div className={css.month}>{month}</div>
      <div className={css.day}>{day}</div>
      <div>{weekday}</div>
      <div className={css.booked}>
        <TickIcon />
      </div>
    </div>
  );
}

/** A booked consultation: its day and time, large, above its details. */
export const BookedCall = ({
  start,
  minutes,
  visitorTimeZone,
  host,
  sent,
  leaf = false,
  items = [],
}: BookedCallProps) => (
  <>
    <div className={css.moment}>
      {leaf && <Leaf start={start} />}
      <div>
        <p className={css.when}>{dayLabel(readClock(start, timeZone).day)}</p>
        <p className={css.time}>
          <span className={css.when}>{spanLabel(start, minutes, timeZone)}</span> {zoneLabel(start, timeZone)}
        </p>
      </div>
    </div>
    <DescriptionList
      items={[
        ...ownTime(start, visitorTimeZone),
        { term: bookingWords.details.method, description: bookingWords.method, note: sent },
        ...items,
      ]}
    />
    <ContactPerson lead={bookingWords.details.host} host={host} />
  </>
);
