import type { AuditRow } from './table.ts';

/** Texts of log entries, by the name of the action. */
export type ActionWords = Readonly<Record<string, (entry: AuditRow) => string>>;

/** The text of a log entry. */
export const wordsOf = (entry: AuditRow, words: ActionWords) => words[entry.action]?.(entry) ?? entry.action;
