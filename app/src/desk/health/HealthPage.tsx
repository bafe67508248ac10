import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { type Finding, getHealth, type Verdict } from '../../domain/contract/staff/health.ts';
import { plural } from '../../domain/words.ts';
import { ask } from '../deskApi.ts';
import { Failure } from '../parts/Failure';
import { formatMoment } from '../parts/times.ts';
import * as page from '../style/page.css.ts';

const titles: readonly [verdict: Verdict, title: string][] = [
  ['danger', 'Action needed'],
  ['warning', 'Could be better'],
  ['unknown', 'Not known'],
  ['ok', 'All right'],
];

/** The checks of `pnpm go-live`: what is in danger, what to do about it, and what is fine. */
export function HealthPage() {
  const { data, error, refetch } = useQuery({ queryKey: ['health'], queryFn: () => ask(getHealth) });
  if (error && !data) return <Failure error={error} onRetry={() => refetch()} />;
  if (!data) return <p className={page.empty}>Checking the server, its address, e-mail, payments and backups …</p>;
  const dangers = data.findings.filter(({ verdict }) => verdict === 'danger').length;
  return (
    <>
      <div className={page.top}>
        <div className={page.heading}>
          <h1>Health</h1>
          <p className={dangers === 0 ? page.quiet : page.alarm}>
            {dangers === 0
              ? 'Nothing needs action.'
              : `${plural(dangers, 'check')} failed: act on ${dangers === 1 ? 'it' : 'them'} first.`}{' '}
            Checked {formatMoment(data.at)}.
          </p>
        </div>
      </div>
      <div className={page.stack}>
        {titles.map(([verdict, title]) => (
          <Findings key={verdict} title={title} findings={data.findings.filter((each) => each.verdict === verdict)} />
        ))}
      </div>
    </>
  );
}

function Findings({ title, findings }: { title: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <Section title={title} aside={findings.length}>
      <ul>
        {findings.map(({ check, title: name, found, remedy }) => (
          <li key={`${check} ${found}`} className={`${page.entry} ${page.breakable}`}>
            <span className={page.strong}>{name}</span>: {found}
            {remedy === null ? null : <p className={page.fine}>{remedy}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
