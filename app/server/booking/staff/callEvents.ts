import { momentLabel } from '../../../src/domain/booking/labels.ts';
import { describeChanges, type OpeningRules } from '../../../src/domain/booking/openingRules.ts';
import type { HistoryEvent } from '../../../src/domain/contract/staff/history.ts';
import { capitalised } from '../../../src/domain/words.ts';
import type { Context } from '../../platform/context.ts';
import { type ActionWords, loggedOf, wordsOf } from '../../platform/subject.ts';
import type { HostOf } from '../../team/hosts.ts';
import type { NameOf } from '../../team/names.ts';
import type { AuditRow } from '../../team/table.ts';
import type { BookingRow } from '../table.ts';

/** What happened to a consultation, oldest first. */
export function callEvents(
  { created_at }: BookingRow,
  log: readonly AuditRow[],
  nameOf: NameOf,
  hostOf: HostOf,
  { opening }: Pick<Context, 'opening'>,
): HistoryEvent[] {
  const moment = (logged: string) => {
    const start = Date.parse(String(loggedOf(logged).start));
    return momentLabel({ start }, opening);
  };
  const host = (logged: string) => hostOf({ host_id: String(loggedOf(logged).host) }).name;
  const movedWords = ({ before, after }: AuditRow) => {
    const isMoved = loggedOf(before).start !== loggedOf(after).start;
    const [old, now] = [host(before), host(after)];
    const isHostChanged = now !== null && old !== now;
    return [
      ...(isMoved ? [`moved from ${moment(before)} to ${moment(after)}`] : []),
      ...(isHostChanged ? [`given ${old === null ? '' : `from ${old} `}to ${now}`] : []),
    ];
  };
  const describe = (entry: AuditRow) =>
    entry.action === 'booking.move' ? capitalised(movedWords(entry).join(', ')) : wordsOf(entry, bookingWords);
  const acted = log.map((entry) => ({ at: entry.at, what: describe(entry), who: nameOf(entry.actor) }));
  const isByHand = log.some(({ action }) => action === 'booking.add');
  return isByHand ? acted : [{ at: created_at, what: 'Booked on the site', who: 'The customer' }, ...acted];
}

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
