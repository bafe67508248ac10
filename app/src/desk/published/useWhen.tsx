import { DateField } from '@agency-site/ui/DateField';
import { Segmented } from '@agency-site/ui/Segmented';
import { TextField } from '@agency-site/ui/TextField';
import { useState } from 'react';
import { instantOf, readClock } from '../../domain/booking/clock.ts';
import { minutesOf, timeOfDay } from '../../domain/booking/slots.ts';
import { opening } from '../../domain/catalogue/opening.ts';
import { formatMoment, todayHere } from '../parts/times.ts';

/** When something is published: now, or at a day and time in the agency's time zone. @param planned when it waits for, in UTC */
export function useWhen(planned?: string) {
  const [{ waits, day, time }, setWhen] = useState(() => {
    if (planned === undefined) return { waits: 'now', day: '', time: '09:00' };
    const { day, minutes } = readClock(Date.parse(planned), opening.timeZone);
    return { waits: 'later', day, time: timeOfDay(minutes) };
  });
  const isWaiting = waits === 'later';
  const at =
    isWaiting && day !== '' && time !== ''
      ? new Date(instantOf({ day, minutes: minutesOf(time) }, opening.timeZone)).toISOString()
      : undefined;
  const change = (part: object) => setWhen((before) => ({ ...before, ...part }));
  return {
    /** What is sent with it. */
    body: at === undefined ? {} : { at },
    /** The notice afterwards, if it waits. */
    done: at === undefined ? undefined : `It will be published on ${formatMoment(at)}.`,
    submit: isWaiting ? 'Schedule it' : 'Publish now',
    isLater: isWaiting,
    isIncomplete: isWaiting && at === undefined,
    fields: (
      <>
        <Segmented
          label="When"
          options={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'At a day and time' },
          ]}
          value={waits}
          onValueChange={(waits) => change({ waits })}
        />
        {isWaiting ? (
          <>
            <DateField label="Day" min={todayHere()} value={day} onValueChange={(day) => change({ day })} />
            <TextField type="time" label="Time, in Ireland" value={time} onValueChange={(time) => change({ time })} />
          </>
        ) : null}
      </>
    ),
  };
}
