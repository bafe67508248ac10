import { Button } from '@agency-site/ui/Button';
import { type DayAvailability, type Slot, SlotCalendar, type SlotCalendarProps } from '@agency-site/ui/SlotCalendar';
import { slotTimes } from '@agency-site/ui/slotTimes';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Slot calendar' } satisfies StoryDefault;

type Days = Record<string, DayAvailability>;

/** Slots made from a server's timestamps; those at `taken` are booked by someone else. */
const slots = (moments: string[], taken: number[] = [], visitorTimeZone?: string): Slot[] =>
  slotTimes(moments, { timeZone: 'Europe/Dublin', visitorTimeZone }).map((time, index) => ({
    ...time,
    state: taken.includes(index) ? 'taken' : 'open',
  }));

const known = (slots: readonly Slot[]): DayAvailability => ({ state: 'known', slots });
const moments = (day: string) =>
  ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00', '14:30', '15:00'].map((hour) => `${day}T${hour}Z`);
const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const busyDay = (day: string) => known(slots(moments(day), [1, Number(day.slice(8)) % 9]));
const fullDay = (day: string) => known(slots(moments(day), all));
const closed: DayAvailability = { state: 'closed', reason: 'closed on Sundays' };

/** The days of a month, "2026-11-01" and on. */
const daysOf = (month: string) =>
  Array.from(
    { length: 31 },
    (_, index) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1, index + 1)),
  )
    .map((date) => date.toISOString().slice(0, 10))
    .filter((day) => day.startsWith(month));
const isSunday = (day: string) => new Date(day).getUTCDay() === 0;
const month = (month: string, onDay: (day: string) => DayAvailability): Days =>
  Object.fromEntries(daysOf(month).map((day) => [day, isSunday(day) ? closed : onDay(day)]));

const days: Days = {
  ...month('2026-11', busyDay),
  ...month('2026-12', busyDay),
  '2026-11-20': fullDay('2026-11-20'),
  '2026-11-26': fullDay('2026-11-26'),
  '2026-11-28': known([]),
};

function Booking({ month = '2026-11', day, slot, ...props }: Partial<SlotCalendarProps>) {
  const [at, setAt] = useState({ month, day, slot });
  return (
    <SlotCalendar
      today="2026-11-20"
      days={days}
      month={at.month}
      onMonthChange={(month) => setAt((now) => ({ ...now, month }))}
      day={at.day}
      onDayChange={(day) => setAt((now) => ({ ...now, day, slot: undefined }))}
      slot={at.slot}
      onSlotChange={(slot) => setAt((now) => ({ ...now, slot }))}
      zoneNote="Times are in Ireland (Europe/Dublin)."
      {...props}
    />
  );
}

/** Full, closed and past days differ by more than colour; “Next free” leads to the first one. */
export const NothingChosen: Story = () => <Booking />;

/** The chosen time has a tick. */
export const TimeChosen: Story = () => <Booking day="2026-11-24" slot="2026-11-24T10:30Z" />;

/** What is chosen and the button to the next step follow the times; small print is below the month. */
export const NextStep: Story = () => (
  <Booking day="2026-11-24" slot="2026-11-24T10:30Z" footnote="We’ll talk on Google Meet.">
    <p>
      Tue 24 Nov, 10:30 AM <Button tone="primary">Next Step</Button>
    </p>
  </Booking>
);

/** Open, full, empty, past, closed, unknown and failed days, each with its own look. */
export const AllStates: Story = () => (
  <Booking
    days={{ ...days, '2026-11-25': { state: 'unknown' }, '2026-11-27': { state: 'failed' } }}
    onRetry={() => {}}
  />
);

/** While loading, days keep their places and can be chosen. */
export const Loading: Story = () => <Booking days={{}} busy />;

/** The chosen day waits for its times in its place. */
export const DayLoading: Story = () => <Booking days={{}} day="2026-11-24" />;

/** Retry succeeds after a second. */
export const DayError: Story = () => {
  const [now, setNow] = useState<Days>({ ...days, '2026-11-24': { state: 'failed' } });
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    setTimeout(() => {
      setNow(days);
      setBusy(false);
    }, 1000);
  };
  return <Booking days={now} busy={busy} onRetry={retry} day="2026-11-24" />;
};

/** One Retry loads all that failed. */
export const MonthError: Story = () => (
  <Booking days={month('2026-11', () => ({ state: 'failed' }))} onRetry={() => {}} />
);

/** A day without times says so, and leads back to the days. */
export const NoTimes: Story = () => <Booking day="2026-11-28" />;

/** The last free time of the chosen day has just been taken. */
export const FullyBooked: Story = () => <Booking day="2026-11-26" slot="2026-11-26T10:30Z" />;

/** A month without a free day says so, and leads to the next. */
export const MonthFull: Story = () => <Booking days={{ ...days, ...month('2026-11', fullDay) }} />;

/** With two weeks or less left, the first weeks of the next month are in view. */
export const EndOfMonth: Story = () => <Booking today="2026-11-30" day="2026-12-02" slot="2026-12-02T10:30Z" />;

/** 1:30 AM happens twice when the clocks go back. */
export const ClocksGoBack: Story = () => (
  <Booking
    today="2026-10-20"
    month="2026-10"
    day="2026-10-25"
    slot="2026-10-25T01:30Z"
    days={{
      '2026-10-25': known(
        slots([
          '2026-10-25T00:00Z',
          '2026-10-25T00:30Z',
          '2026-10-25T01:00Z',
          '2026-10-25T01:30Z',
          '2026-10-25T02:00Z',
          '2026-10-25T02:30Z',
        ]),
      ),
    }}
  />
);

/** Days and times are Dublin's; the visitor's local time is below each. */
export const OtherTimeZone: Story = () => (
  <Booking
    day="2026-11-24"
    days={{ '2026-11-24': known(slots(moments('2026-11-24'), [1], 'Pacific/Auckland')) }}
    zoneNote="Times are in Ireland (Europe/Dublin), with those of Auckland under them."
  />
);

/** The chosen time was taken by someone else: a message names it, and it is no longer shown as chosen. */
export const TimeJustTaken: Story = () => (
  <Booking
    day="2026-11-24"
    slot="2026-11-24T10:30Z"
    days={{ ...days, '2026-11-24': known(slots(moments('2026-11-24'), [1, 3])) }}
  />
);

/** Each time says when it ends, how many places are left and who it is with. */
export const EndPlacesAndPerson: Story = () => (
  <Booking
    day="2026-11-24"
    slot="2026-11-24T10:00Z"
    days={{
      '2026-11-24': known(
        slotTimes(['2026-11-24T09:00Z', '2026-11-24T10:00Z', '2026-11-24T14:00Z'], {
          timeZone: 'Europe/Dublin',
          duration: 45,
        }).map((time, place) => ({
          ...time,
          note: place === 1 ? 'with Niamh' : 'with Conor',
          state: place === 0 ? 'taken' : 'open',
          left: place * 2 - 1,
        })),
      ),
    }}
  />
);

/** One below the other, each with its name. */
export const TwoMonths: Story = () => <Booking months={2} lastMonth="2027-01" />;

/** Weeks begin on Monday. */
export const MondayFirst: Story = () => <Booking weekStartsOn={1} lastMonth="2026-12" />;

/** Every text is replaced; dates are German. */
export const GermanTexts: Story = () => (
  <Booking
    day="2026-11-28"
    locale="de"
    weekStartsOn={1}
    title="Uhrzeit wählen"
    emptyText="An diesem Tag gibt es keine Termine."
    zoneNote="Alle Zeiten gelten in Irland (Europe/Dublin)."
    words={{
      previousMonth: 'Voriger Monat',
      nextMonth: 'Nächster Monat',
      day: (date, { state, free }) =>
        ({
          open: `${date}, ${free} frei`,
          full: `${date}, ausgebucht`,
          empty: `${date}, keine Termine`,
          past: `${date}, vorbei`,
          closed: `${date}, geschlossen`,
          unknown: date,
          failed: `${date}, nicht geladen`,
        })[state],
      mark: ({ state, today }) =>
        ({ full: 'Voll', closed: 'Zu', empty: 'Nichts', failed: 'Fehler' })[state as string] ?? (today ? 'Heute' : ''),
      otherDay: 'Anderen Tag wählen',
      nextFree: (date) => `Nächster freier Tag: ${date}`,
      taken: 'vergeben',
    }}
  />
);

/** Days run from right to left, and so do the arrow keys. */
export const RightToLeft: Story = () => (
  <div dir="rtl" lang="ar">
    <Booking
      day="2026-11-24"
      locale="ar"
      weekStartsOn={6}
      title="اختر وقتًا"
      zoneNote="الأوقات بتوقيت أيرلندا (Europe/Dublin)."
      words={{
        previousMonth: 'الشهر السابق',
        nextMonth: 'الشهر التالي',
        day: (date, { free }) => `${date}، ${free}`,
        mark: ({ state, today }) =>
          ({ full: 'ممتلئ', closed: 'مغلق', empty: 'لا شيء' })[state as string] ?? (today ? 'اليوم' : ''),
        otherDay: 'اختر يومًا آخر',
        nextFree: (date) => `أقرب يوم متاح: ${date}`,
        taken: 'محجوز',
      }}
    />
  </div>
);

/** The times stand under the week of the chosen day. */
export const NarrowColumn: Story = () => (
  <div className="w280">
    <Booking day="2026-11-24" />
  </div>
);

/** Change months, week and language in the controls. */
export const Playground: Story<Pick<SlotCalendarProps, 'months' | 'busy' | 'title' | 'locale'>> = (args) => (
  <Booking key={args.locale} {...args} />
);
Playground.args = { months: 1, busy: false, title: 'Select a Time' };
Playground.argTypes = {
  locale: { control: { type: 'select' }, options: ['en-IE', 'de', 'ar'], defaultValue: 'en-IE' },
};
