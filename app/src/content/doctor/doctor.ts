import { accepted } from './accepted.ts';
import type { Catalogue, Finding } from './catalogue.ts';
import { priceFindings } from './prices.ts';
import { textFindings } from './texts.ts';
import { trinityFindings } from './trinity.ts';

/** Everything that is wrong or missing in a catalogue. */
export function examine(catalogue: Catalogue): readonly Finding[] {
  return [...trinityFindings(catalogue), ...priceFindings(catalogue), ...textFindings(catalogue)];
}

export interface Diagnosis {
  /** Findings that nobody has accepted: they fail the check. */
  fresh: readonly Finding[];
  /** Findings that are known, with the reason why they may stay. */
  known: readonly (Finding & { reason: string })[];
  /** Names that are accepted although nothing is found any more: they fail the check too, so that the list stays true. */
  outdated: readonly string[];
}

/** Parts what is known from what is news. */
export function diagnose(findings: readonly Finding[], reasons = accepted): Diagnosis {
  return {
    fresh: findings.filter(({ name }) => reasons[name] === undefined),
    known: findings.flatMap((finding) => {
      const reason = reasons[finding.name];
      return reason === undefined ? [] : [{ ...finding, reason }];
    }),
    outdated: Object.keys(reasons).filter((name) => !findings.some((finding) => finding.name === name)),
  };
}
