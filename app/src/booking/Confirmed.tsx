import type { Booked } from '../api/meeting.ts';
import { paths } from '../content/links/paths.ts';
import { readMoment } from '../domain/booking/moment.ts';
import { opening } from '../domain/catalogue/opening.ts';
import type { BookingRequest } from '../domain/contract/booking.ts';
import { link } from '../shell/style/type.css';
import { AddToCalendar, manageLink } from './AddToCalendar';
import { BookedCall } from './BookedCall';
import * as css from './ending.css';
import { endingWords } from './endingWords.ts';
import { Intro } from './Intro';
import { bookingWords } from './words.ts';

interface ConfirmedProps {
  request: BookingRequest;
  booked: Booked;
  visitorTimeZone: string;
}

const words = endingWords.confirmed;

/** The confirmation: time, recipient of the invitation, and links to save or change it. */
export function Confirmed({ request, booked, visitorTimeZone }: ConfirmedProps) {
  const { name, email, date, duration } = request;
  const start = readMoment(date, opening.timeZone)?.start ?? 0;
  const manage = manageLink(booked.manageUrl);
  return (
    <div className={css.column} data-no-newsletter>
      <Intro focus title={words.title} />
      <BookedCall
        leaf
        start={start}
        minutes={duration}
        visitorTimeZone={visitorTimeZone}
        host={booked.host}
        sent={words.sent(email)}
        items={[{ term: bookingWords.details.name, description: name }]}
      />
      <h2 className={css.part}>{endingWords.entry.heading}</h2>
      <AddToCalendar start={start} token={manage?.token} />
      <p className={css.links}>
        {manage ? (
          <a className={link} href={manage.path}>
            {words.manage}
          </a>
        ) : (
          words.reply
        )}
        <a className={link} href={paths.home}>
          {words.again}
        </a>
      </p>
    </div>
  );
}
