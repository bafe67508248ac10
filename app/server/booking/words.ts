import { describeChanges, type OpeningRules } from '../../src/domain/booking/openingRules.ts';
import { type ActionWords, loggedOf } from '../platform/subject.ts';
import type { AuditRow } from '../team/table.ts';

function daysIn(logged: string): string {
  const { from, to, host } = loggedOf(logged);
  const days = from === to ? `${from}` : `${from} to ${to}`;
  return host ? `${days}, ${host}` : days;
}

function outcomeIn(logged: string): string {
  const { outcome } = loggedOf(logged);
  return outcome === null
    ? 'No longer noted how the consultation went'
    : outcome === 'done'
      ? 'Consultation took place'
      : 'Nobody came to the consultation';
}

const rulesIn = (logged: string) => JSON.parse(String(loggedOf(logged).rules)) as OpeningRules;

function hoursIn({ before, after }: Pick<AuditRow, 'before' | 'after'>): string {
  return describeChanges(rulesIn(before), rulesIn(after));
}

export const bookingWords: ActionWords = {
  'booking.add': ({ after }) =>
    loggedOf(after).outsideHours ? 'Consultation booked by hand, outside the hours' : 'Consultation booked by hand',
  'booking.move': () => 'Consultation moved',
  'booking.move.undone': () => 'Consultation moved back before anyone was told',
  'booking.outcome': ({ after }) => outcomeIn(after),
  'booking.outcome.undone': ({ after }) => outcomeIn(after),
  'booking.write': ({ after }) => `Put into the calendar “${loggedOf(after).calendar}” again`,
  'booking.cancel': () => 'Consultation cancelled',
  'booking.cancel.undone': () => 'Cancellation taken back before anyone was told',
  'booking.link': () => 'Link to the video meeting sent',
  'booking.link.undone': () => 'Link to the video meeting taken back before it was sent',
  'hours.change': (entry) => `Opening hours changed: ${hoursIn(entry)}`,
  'hours.change.undone': (entry) => `Opening hours changed back: ${hoursIn(entry)}`,
  'days-off.add': ({ after }) => `Days off added: ${daysIn(after)}`,
  'days-off.add.undone': ({ before }) => `Days off taken back: ${daysIn(before)}`,
  'days-off.remove': ({ before }) => `Days off removed: ${daysIn(before)}`,
  'days-off.remove.undone': ({ after }) => `Days off brought back: ${daysIn(after)}`,
};
