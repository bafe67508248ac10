import { Disclosure } from '@agency-site/ui/Accordion';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getHealth, type Health, type Verdict } from '../../domain/contract/staff/health.ts';
import { plural } from '../../domain/words.ts';
import { queryOf } from '../deskApi.ts';
import { Failure } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { formatMoment } from '../parts/times.ts';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';

const titles: readonly [verdict: Verdict, title: string][] = [
  ['danger', 'Action needed'],
  ['warning', 'Could be better'],
  ['unknown', 'Not known'],
  ['ok', 'All right'],
];

/** The checks of `pnpm go-live`: what is in danger, what to do about it, and what is fine. */
export function HealthPage() {
  const { data, error, refetch } = useQuery(queryOf(getHealth));
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <p className={page.empty}>Checking the server, its address, e-mail, payments and backups …</p>;
  const dangers = data.findings.filter(({ verdict }) => verdict === 'danger').length;
  return (
    <>
      <PageHead
        title="Health"
        isAlarm={dangers > 0}
        about={`${
          dangers === 0
            ? 'Nothing needs action.'
            : `${plural(dangers, 'check')} failed: act on ${dangers === 1 ? 'it' : 'them'} first.`
        } Checked ${formatMoment(data.at)}.`}
      />
      <div className={page.stack}>
        {titles.map(([verdict, title]) => (
          <Findings key={verdict} title={title} findings={data.findings.filter((each) => each.verdict === verdict)} />
        ))}
      </div>
    </>
  );
}

function Findings({ title, findings }: { title: string; findings: Health['findings'] }) {
  if (findings.length === 0) return null;
  return (
    <Section title={title} aside={findings.length}>
      <ul>
        {findings.map(({ check, title: name, found, remedy, places }) =>
          remedy !== null && places.length === 0 ? (
            <li key={`${check} ${found}`}>
              <Disclosure size="s" title={`${name}: ${found}`}>
                For whoever runs the server: {remedy}
              </Disclosure>
            </li>
          ) : (
            <li key={`${check} ${found}`} className={`${page.entry} ${page.breakable}`}>
              <span className={page.strong}>{name}</span>: {found}
              {places.length > 0 ? (
                <p className={`${page.fine} ${page.actions}`}>
                  {remedy}
                  {places.map(({ to, name: place }) => (
                    <Link key={to + place} className={link} to={to}>
                      {place}
                    </Link>
                  ))}
                </p>
              ) : null}
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}
