import { Checkbox } from '@agency-site/ui/Checkbox';
import { DateField } from '@agency-site/ui/DateField';
import { TextField } from '@agency-site/ui/TextField';
import { useState } from 'react';
import { instantOf } from '../../domain/booking/clock.ts';
import { dayLabel, timeLabel } from '../../domain/booking/labels.ts';
import { bookingQuestionIds, bookingQuestions, eachQuestion, sentReplies } from '../../domain/booking/questions.ts';
import { minutesOf, timeOfDay } from '../../domain/booking/slots.ts';
import { opening } from '../../domain/catalogue/opening.ts';
import type { Entered } from '../../domain/contract/booking.ts';
import { limits } from '../../domain/contract/limits.ts';
import { addBooking, type BookingPreview, previewNewBooking } from '../../domain/contract/staff/newBooking.ts';
import { ask } from '../deskApi.ts';
import { EmailDialog, FormDialog, notYet } from '../parts/ActionForm';
import { useRun } from '../parts/Actions';
import { LimitedField } from '../parts/LimitedField';
import * as page from '../style/page.css.ts';
import { type ChosenTime, FreeTimes } from './FreeTimes';
import { HostField } from './hosts';
import type { WantedTime } from './week/Day';

const { timeZone } = opening;

/** A time of a day, in the agency's time zone. @param minutes on the clock since midnight */
function timeOn(day: string, minutes: number): ChosenTime {
  const instant = instantOf({ day, minutes }, timeZone);
  return { iso: new Date(instant).toISOString(), label: `${dayLabel(day)}, ${timeLabel(instant, timeZone)}` };
}

interface BookDialogProps {
  /** What is chosen at first. */
  wanted: WantedTime;
  /** Whom it is for, if that is known. */
  person?: Partial<Entered>;
  onClose: () => void;
}

/** What is entered at first: a time that visitors can book is chosen among the free ones, any other is typed. */
const draftOf = ({ day, minutes, isFree }: WantedTime, person: BookDialogProps['person']) => ({
  day,
  free: isFree && minutes !== undefined ? timeOn(day, minutes) : null,
  isOther: !isFree && minutes !== undefined,
  other: !isFree && minutes !== undefined ? timeOfDay(minutes) : '',
  host: undefined as string | undefined,
  person: { name: '', email: '', ...eachQuestion(() => ''), ...person, note: '' },
});

/** Books a call for a customer, at a free time or at any other that isn't taken. The e-mail is shown first. */
export function BookDialog({ wanted, person: known, onClose }: BookDialogProps) {
  const run = useRun();
  const [draft, setDraft] = useState(() => draftOf(wanted, known));
  const [preview, setPreview] = useState<BookingPreview | null>(null);
  const { day, free, isOther, other, host, person } = draft;
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const field = (name: keyof typeof person) => ({
    value: person[name],
    onValueChange: (value: string) => change({ person: { ...person, [name]: value } }),
  });
  const typedTime = day === '' || other === '' ? null : timeOn(day, minutesOf(other));
  const time = isOther ? typedTime : free;

  const bodyFor = (outsideHours: boolean) => ({
    ...person,
    ...sentReplies(person),
    host,
    date: time?.iso ?? '',
    outsideHours,
  });

  if (preview && time) {
    const isOutside = preview.obstacle?.kind === 'outside';
    return (
      <EmailDialog
        email={{ ...preview, to: person.email }}
        onKeep={() => setPreview(null)}
        submit={isOutside ? 'Book it all the same' : 'Book and send'}
        unavailable={preview.obstacle !== null && !isOutside}
        action={{
          endpoint: addBooking,
          body: bodyFor(isOutside),
          done: `Booked: ${time.label}. Both of you get an e-mail.`,
        }}
        onClose={onClose}
      >
        {preview.obstacle ? (
          <p role="status" className={page.alarm}>
            {preview.obstacle.message}
          </p>
        ) : null}
      </EmailDialog>
    );
  }
  const show = () => run(() => ask(previewNewBooking, { body: bodyFor(isOther) }));
  return (
    <FormDialog
      title="Book a call"
      onClose={onClose}
      onSubmit={async () => notYet(setPreview((await show()) ?? null))}
      submit={time ? 'Show the e-mail' : 'Choose a time'}
      unavailable={!time}
    >
      <DateField label="Day" value={day} required onValueChange={(to) => change({ day: to, free: null })} />
      {isOther ? (
        <TextField
          label="Time, in Ireland"
          type="time"
          value={other}
          required
          onValueChange={(to) => change({ other: to })}
        />
      ) : (
        <FreeTimes day={day} chosen={free} onChoose={(to) => change({ free: to })} />
      )}
      <Checkbox
        label="Another time, which visitors can’t book"
        checked={isOther}
        onCheckedChange={(to) => change({ isOther: to })}
      />
      <HostField label="With" anyone="Anyone who is free" chosen={host} onChoose={(to) => change({ host: to })} />
      <LimitedField label="Name" limit={limits.name} required {...field('name')} />
      <LimitedField label="E-mail" type="email" limit={limits.email} required {...field('email')} />
      {bookingQuestionIds.map((id) => (
        <LimitedField
          key={id}
          label={`${bookingQuestions[id].term}, if you know`}
          limit={bookingQuestions[id].field.maxLength}
          {...field(id)}
        />
      ))}
      <LimitedField
        label="Note for the e-mail and the calendar, if you like"
        multiline
        limit={limits.short}
        {...field('note')}
      />
    </FormDialog>
  );
}
