import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/open.ts';
import { logAction } from '../team/actions.ts';
import { outsideActors } from '../team/names.ts';
import type { BookingRow } from './table.ts';

/** Who changes a booking besides members of the team. */
export type Changer = keyof typeof outsideActors;

/** What the log, and what is queued about it, calls a booking. */
export const subjectOf = (id: string) => `booking:${id}`;

/** What the log keeps of a call before and after a change. To undo it, the call keeps its former link itself. */
export const loggedCall = ({ starts_at, ends_at, status, host_id, sequence, updated_at }: BookingRow) => ({
  start: starts_at,
  end: ends_at,
  status,
  host: host_id,
  version: sequence,
  changed: updated_at,
});

/** Logs a change that was made by a link, or by what ended the order of a call. */
export const logLinkChange = (
  context: Pick<Context, 'settings'>,
  transaction: Transaction,
  before: BookingRow,
  after: BookingRow,
  by: Changer,
): Promise<void> =>
  logAction(context, transaction, {
    at: after.updated_at,
    actor: outsideActors[by],
    key: `${after.id} ${after.sequence}`,
    action: after.status === 'cancelled' ? 'booking.cancel' : 'booking.move',
    subject: subjectOf(after.id),
    before: loggedCall(before),
    after: loggedCall(after),
  });
