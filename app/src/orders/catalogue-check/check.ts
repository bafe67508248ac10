import { accepted } from './accepted.ts';
import type { CheckedCatalogue, Finding } from './finding.ts';
import { priceFindings } from './prices.ts';
import { textFindings } from './texts.ts';
import { trinityFindings } from './trinity.ts';

/** Everything that is wrong or missing in a catalogue. */
export function checkCatalogue(catalogue: CheckedCatalogue): readonly Finding[] {
  return [...trinityFindings(catalogue), ...priceFindings(catalogue), ...textFindings(catalogue)];
}

export interface CheckResult {
  /** Findings not accepted yet: they fail the check. */
  fresh: readonly Finding[];
  /** Accepted findings, each with its reason. */
  known: readonly (Finding & { reason: string })[];
  /** Accepted names that are no longer found: they fail the check too, to keep the list current. */
  outdated: readonly string[];
}

/** Sorts findings into new and accepted ones. */
export function sortFindings(findings: readonly Finding[], reasons = accepted): CheckResult {
  return {
    fresh: findings.filter(({ name }) => reasons[name] === undefined),
    known: findings.flatMap((finding) => {
      const reason = reasons[finding.name];
      return reason === undefined ? [] : [{ ...finding, reason }];
    }),
    outdated: Object.keys(reasons).filter((name) => !findings.some((finding) => finding.name === name)),
  };
}
