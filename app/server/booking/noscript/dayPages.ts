import { type BookingAnswers, type BookingProblem, bookingProblems } from '../../../src/domain/booking/bookingFlow.ts';
import { weekdayOf } from '../../../src/domain/booking/day.ts';
import { dayLabel, monthLabel, shortDayLabel, timeLabels } from '../../../src/domain/booking/labels.ts';
import type { Span } from '../../../src/domain/booking/slots.ts';
import { consultationMinutes } from '../../../src/domain/catalogue/consultation.ts';
import type { Opening } from '../../../src/domain/catalogue/opening.ts';
import { alertBox, field } from '../../platform/html/formField.ts';
import { html } from '../../platform/html/html.ts';
import { type PageOptions, page } from '../../platform/html/page.ts';
import type { FreeDay } from '../slots.ts';

const title = `Book a ${consultationMinutes}-minute consultation`;
const paidTitle = `Choose a time for your ${consultationMinutes}-minute consultation`;
const zoneNote = 'All times are Irish time. If you’re elsewhere, please convert them to your own time.';

/** Where a day is chosen, or its time. @param paid the token of a paid consultation; null for a free one */
export function plainPath(paid: string | null, day?: string): string {
  const query = new URLSearchParams({ ...(day !== undefined && { date: day }), ...(paid !== null && { paid }) });
  return query.size === 0 ? '/booking/plain' : `/booking/plain?${query}`;
}

/** One month of the free days, with a column for each weekday on which any day is free. */
function month(days: readonly FreeDay[], weekdays: readonly number[], paid: string | null) {
  const links = days.map(({ day, free }) => {
    const [weekday = '', number = ''] = shortDayLabel(day).split(' ');
    return html`<li class="column${weekdays.indexOf(weekdayOf(day)) + 1}"><a href="${plainPath(paid, day)}"><span>${weekday}</span>
<b>${number}</b> <span class="hidden">${monthLabel(day)},</span> <span>${free.length} free</span></a></li>`;
  });
  return html`<section><h2>${days[0] ? monthLabel(days[0].day) : ''}</h2>
<ul class="days columns${weekdays.length}">${links}</ul></section>`;
}

function months(days: readonly FreeDay[], paid: string | null) {
  const mondayFirst = (weekday: number) => (weekday + 6) % 7;
  const weekdays = [...new Set(days.map(({ day }) => weekdayOf(day)))].sort((a, b) => mondayFirst(a) - mondayFirst(b));
  const byMonth = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  return [...byMonth.values()].map((those) => month(those, weekdays, paid));
}

/** The days with free times, as links. @param paid the token of a paid consultation; null for a free one */
export function daysPage(days: readonly FreeDay[], paid: string | null, options: PageOptions): string {
  return page(
    options,
    paid === null ? title : paidTitle,
    html`${
      paid === null
        ? html`<h1>Book a <span class="together">${consultationMinutes}-minute</span> consultation</h1>
<p>Step 1 of 2. Choose a day. We’ll talk ${options.settings.meeting.how} about what you need and what it costs.</p>`
        : html`<h1>${paidTitle}</h1>
<p>Step 1 of 2. Choose a day. It’s paid for, and we’ll talk ${options.settings.meeting.how}.</p>`
    }
${days.length > 0 ? months(days, paid) : alertBox('There are no free times at the moment. Please check again tomorrow.')}`,
  );
}

export interface DayForm {
  day: string;
  free: readonly Span[];
  entered: BookingAnswers;
  /** Idempotency key: the form submitted twice is one booking. */
  idempotencyKey: string;
  /** Whether it was submitted, so that errors are shown. */
  isSubmitted: boolean;
  /** The token of a paid consultation, which needs no name and no e-mail; null for a free one. */
  paid: string | null;
  /** Why it wasn't booked, if no field is wrong. */
  error: string | null;
}

/** The times of a day, and the visitor's name and e-mail. */
export function dayPage(
  { day, free, entered, idempotencyKey, isSubmitted, paid, error }: DayForm,
  opening: Opening,
  options: PageOptions,
) {
  const problems = isSubmitted ? bookingProblems(entered) : [];
  const about = (wanted: BookingProblem['field']) => problems.find(({ field }) => field === wanted)?.message;
  const focused = (wanted: BookingProblem['field']) => problems[0]?.field === wanted;
  const missing = about('slot');
  const labels = timeLabels(
    free.map(({ start }) => start),
    opening.timeZone,
  );
  const times = free.map(({ start }, at) => {
    const iso = new Date(start).toISOString();
    const chosen = iso === entered.slot ? html` checked` : null;
    return html`<label class="time"><input type="radio" name="slot" value="${iso}"${chosen}> ${labels[at] ?? ''}</label>`;
  });
  const nameField = field({
    name: 'name',
    label: 'Full Name',
    value: entered.name,
    problem: about('name'),
    focused: focused('name'),
    autocomplete: 'name',
  });
  const emailField = field({
    name: 'email',
    label: 'Email Address',
    value: entered.email,
    problem: about('email'),
    focused: focused('email'),
    type: 'email',
    autocomplete: 'email',
  });
  const other = html`<p><a href="${plainPath(paid)}">Choose another day</a></p>`;
  const heading = dayLabel(day);
  if (free.length === 0) {
    return page(
      options,
      heading,
      html`<h1>${heading}</h1>
${error && alertBox(error)}
<p>No available slots for this date.</p>
${other}`,
    );
  }
  return page(
    options,
    heading,
    html`<h1>${heading}</h1>
${error && alertBox(error)}
<form method="post" action="${plainPath(paid, day)}" class="fields">
<input type="hidden" name="idempotencyKey" value="${idempotencyKey}">
<fieldset class="times"${missing ? html` aria-describedby="slot-problem"` : null}><legend>Select a Time</legend>
<p class="quiet">${zoneNote}</p>
${missing ? html`<p class="problem" id="slot-problem">${missing}</p>` : null}
${times}</fieldset>
${
  paid === null
    ? html`${nameField}
${emailField}`
    : null
}
<button class="primary">${paid === null ? 'Confirm Booking' : 'Book this time'}</button>
</form>
<p class="quiet">The meeting method is ${options.settings.meeting.name} (Link sent via email). We use what you enter for this call and nothing else.
<a href="/privacy-policy">Privacy policy</a></p>
${other}`,
  );
}
