import type { AuditRow } from '../db/tables/staff.ts';

/** Texts of log entries, by the name of the action. */
export type ActionWords = Readonly<Record<string, (entry: AuditRow) => string>>;
