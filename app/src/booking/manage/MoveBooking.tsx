import { Button } from '@agency-site/ui/Button';
import type { ManagedBooking } from '../../domain/contract/booking.ts';
import { bookingTimeText } from '../bookingDetails.ts';
import { ChooseTime } from '../ChooseTime';
import { Intro } from '../Intro';
import type { Change } from '../outcome.ts';
import { manageWords } from './words.ts';

interface MoveBookingProps {
  booking: ManagedBooking;
  change: Change;
  onKeep: () => void;
  onMoved: () => void;
  /** Called with a message when the booking was changed elsewhere. */
  onStale: (message: string) => void;
}

const words = manageWords.moving;

/** Moves a booking to another time. */
export function MoveBooking({ booking, change, onKeep, onMoved, onStale }: MoveBookingProps) {
  return (
    <>
      <Intro focus title={words.title} lead={words.now(bookingTimeText(Date.parse(booking.date), booking.duration))} />
      <ChooseTime
        title={words.newTime}
        duration={booking.duration}
        words={words}
        onChoose={(date) => change({ action: 'move', date })}
        onDone={onMoved}
        onStale={onStale}
      >
        <Button onClick={onKeep}>{words.keep}</Button>
      </ChooseTime>
    </>
  );
}
