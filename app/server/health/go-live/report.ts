import { type Finding, type Verdict, verdicts } from '../../../src/domain/contract/staff/health.ts';
import { plural } from '../../../src/domain/words.ts';

const marks: Readonly<Record<Verdict, string>> = {
  danger: 'DANGER ',
  warning: 'warning',
  unknown: 'unknown',
  ok: 'ok     ',
};

/** The findings, one after another, and their number. */
export function formatReport(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ title, verdict, found, remedy }) => [
    `${marks[verdict]}  ${title}: ${found}`,
    ...(remedy === null ? [] : [`         → ${remedy}`]),
  ]);
  const count = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict).length;
  const [dangers, warnings, unknowns] = verdicts.map(count);
  const sum = `${plural(dangers ?? 0, 'danger')}, ${plural(warnings ?? 0, 'warning')}, ${unknowns} unknown.`;
  return [...lines, '', dangers === 0 ? `Ready to go live. ${sum}` : `Not ready. ${sum}`].join('\n');
}
