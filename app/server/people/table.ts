import { integer, type Row, table, text } from '../platform/db/table.ts';

/** The day on which the team gets back to a person. */
export const followUps = table({
  keptAs: 'followUps',
  columns: {
    id: text('internal', 'primary key'),
    /** The address of the person under which it was set. */
    address: text('personal', 'not null unique'),
    /** "2026-12-04" */
    due_on: text('personal', 'not null'),
    /** The id of the member who does it; null for anyone. */
    assignee: text('none', 'references staff (id) on delete set null'),
    /** What about; empty for nothing in particular. */
    note: text('personal', 'not null'),
    /** When it was done; null while it is to be done. */
    done_at: text('personal'),
    created_at: text('personal', 'not null'),
    /** How often it has changed. */
    version: integer('internal', 'not null default 0'),
  },
  indexes: ['create index follow_ups_due on follow_ups (due_on) where done_at is null'],
});
export type FollowUpRow = Row<typeof followUps>;
