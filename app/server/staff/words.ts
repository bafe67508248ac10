import type { AuditRow } from '../db/tables/staff.ts';

/** What a line of the log says, by the name of its action. */
export type ActionWords = Readonly<Record<string, (entry: AuditRow) => string>>;
