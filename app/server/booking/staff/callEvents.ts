import { momentLabel } from '../../../src/domain/booking/labels.ts';
import type { HistoryEvent } from '../../../src/domain/contract/staff/history.ts';
import { capitalised } from '../../../src/domain/words.ts';
import type { Context } from '../../platform/context.ts';
import { loggedOf, wordsOf } from '../../platform/subject.ts';
import type { HostOf } from '../../team/hosts.ts';
import type { NameOf } from '../../team/names.ts';
import type { AuditRow } from '../../team/table.ts';
import type { BookingRow } from '../table.ts';
import { bookingWords } from '../words.ts';

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
