import type { Finding, Verdict } from '../../../src/domain/contract/staff/health.ts';
import type { Database } from '../../platform/db/open.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Outside } from './outside.ts';

/** What the checks look at. */
export interface Installation {
  settings: Settings;
  database: Database;
  now: Date;
  /** What the build left to confirm: texts, claims, facts; null without built pages. */
  unconfirmed: readonly string[] | null;
  outside: Outside;
}

/** What a check found: its verdict, a sentence, and the remedy in a line. */
export type Found = Pick<Finding, 'verdict' | 'found' | 'remedy'>;

/** One thing that must be right before real visitors come, and stay right. */
export interface Check {
  id: string;
  title: string;
  /** Finds problems; without any, says what is fine. */
  run: (installation: Installation) => Promise<readonly Found[]>;
}

const found =
  (verdict: Verdict) =>
  (words: string, remedy: string | null = null): Found => ({ verdict, found: words, remedy });
export const danger = found('danger');
export const warning = found('warning');
export const unknown = found('unknown');
export const ok = found('ok');

/** The problems; or, without any, what is fine. */
export const problemsOr = (problems: readonly (Found | null | false)[], well: string): readonly Found[] => {
  const real = problems.filter((problem) => problem !== null && problem !== false);
  return real.length > 0 ? real : [ok(well)];
};

/** The message of an error, without a full stop: it becomes part of a sentence. */
export function reasonOf(error: unknown): string {
  const { cause } = Object(error) as { cause?: unknown };
  const message = error instanceof Error ? error.message : String(error);
  const why = cause instanceof Error && cause.message !== '' ? `${message}: ${cause.message}` : message;
  return why.replace(/\.$/, '');
}
