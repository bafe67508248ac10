import type { AuditRow } from './table.ts';

/** Texts of log entries, by the name of the action. */
export type ActionWords = Readonly<Record<string, (entry: AuditRow) => string>>;
