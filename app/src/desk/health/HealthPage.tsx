import { Disclosure } from '@agency-site/ui/Accordion';
import { EmptyState } from '@agency-site/ui/EmptyState';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dangersIn, getHealth, type Health, type Verdict } from '../../domain/contract/staff/health.ts';
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
  const { data, error, refetch } = useQuery(queryOf(getHealth, { query: {} }));
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data)
    return <EmptyState state="loading">Checking the server, its address, e-mail, payments and backups …</EmptyState>;
  const dangers = dangersIn(data).length;
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

type Finding = Health['findings'][number];

/** What was found, its cause apart: "Not set: Phone number." */
const partsOf = ({ found }: Finding) => /^([^:]+): (.+)$/s.exec(found)?.slice(1) ?? [found];

/** Several of one cause are folded into one, with their number. */
function Findings({ title, findings }: { title: string; findings: Health['findings'] }) {
  if (findings.length === 0) return null;
  const byCause = Map.groupBy(findings, (finding) => `${finding.title}: ${partsOf(finding)[0]}`);
  return (
    <Section title={title} aside={findings.length}>
      <ul>
        {[...byCause].map(([cause, [first, ...others]]) => {
          if (!first) return null;
          if (others.length > 0 || (first.remedy !== null && first.places.length === 0)) {
            const several = others.length > 0 && { title: cause, aside: others.length + 1, wide: true };
            return (
              <li key={cause}>
                <Disclosure size="s" title={`${first.title}: ${first.found}`} {...several}>
                  {several ? <Several findings={[first, ...others]} /> : <Remedy {...first} />}
                </Disclosure>
              </li>
            );
          }
          return (
            <li key={cause} className={page.entry}>
              <span className={page.strong}>
                {first.title}
                {first.remedy === null ? '' : `: ${first.found}`}
              </span>
              {first.remedy === null ? `: ${first.found}` : ''}
              <Remedy {...first} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** What was found of one cause. What to do about it follows the last one that it is for. */
const Several = ({ findings }: { findings: Health['findings'] }) => (
  <ul>
    {findings.map((finding, at) => (
      <li key={finding.found} className={page.entry}>
        {partsOf(finding).at(-1)}
        {finding.remedy === findings[at + 1]?.remedy ? null : <Remedy {...finding} />}
      </li>
    ))}
  </ul>
);

function Remedy({ remedy, places }: Pick<Finding, 'remedy' | 'places'>) {
  if (remedy === null) return null;
  if (places.length === 0) return <p>For whoever runs the server: {remedy}</p>;
  const apart = places.filter(({ name }) => !remedy.includes(name));
  return (
    <p className={page.fine}>
      {withLinks(remedy, places)}
      {apart.map((place) => (
        <Fragment key={place.to}>
          {' '}
          <PlaceLink {...place} />
        </Fragment>
      ))}
    </p>
  );
}

const PlaceLink = ({ to, name }: Finding['places'][number]) => (
  <Link className={link} to={to}>
    {name}
  </Link>
);

/** A sentence in which each setting that it names leads to where it is on the desk. */
function withLinks(sentence: string, [place, ...others]: Finding['places']): ReactNode {
  if (!place) return sentence;
  return sentence.split(place.name).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence never move.
    <Fragment key={at}>
      {at > 0 ? <PlaceLink {...place} /> : null}
      {withLinks(part, others)}
    </Fragment>
  ));
}
