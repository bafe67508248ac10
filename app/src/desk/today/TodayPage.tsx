import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { EmptyState } from '@agency-site/ui/EmptyState';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dayLabel, monthLabel } from '../../domain/booking/labels.ts';
import { deleteCalendar, writeCalendarEntry } from '../../domain/contract/staff/calendars.ts';
import {
  getMoneyOfMonth,
  getToday,
  type Need,
  type NeedKind,
  needKinds,
  type Today,
} from '../../domain/contract/staff/today.ts';
import { formatCents } from '../../domain/money.ts';
import { describeBackup } from '../../domain/staff/describeBackup.ts';
import { describeCalls, describeNeeds } from '../../domain/staff/headlines.ts';
import { queryOf } from '../deskApi.ts';
import { countNeeds } from '../frame/navItems.ts';
import { ActionButton, useMayCall } from '../parts/buttons';
import { mailPath } from '../parts/History';
import { Unloaded } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { useNow } from '../parts/times.ts';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { Calls, NextCall } from './Calls';
import { FirstSteps } from './FirstSteps';
import { Leads } from './Leads';
import { NeedRow } from './NeedRow';
import * as css from './today.css.ts';

const titles: Readonly<Record<NeedKind, string>> = {
  money: 'Money at risk',
  overdue: 'Payment overdue',
  'new-order': 'New orders',
  unpicked: 'Paid, no time chosen',
  link: 'Calls without a link',
  'follow-up': 'To follow up',
  message: 'Unanswered',
  mail: 'E-mails that did not arrive',
  webhook: 'Webhooks that fail',
  calendar: 'Calendars that can’t be read',
  entry: 'Calls in your calendars',
};

const pathOf = ({ kind, id, call }: Need): string => {
  if (kind === 'follow-up') return `/people/${encodeURIComponent(id)}`;
  if (kind === 'message') return `/messages/${id}`;
  if (kind === 'link') return `/calendar/${id}`;
  if (kind === 'calendar') return '/calendar/hours';
  if (kind === 'entry') return call === undefined ? '/calendar/hours' : `/calendar/${call}`;
  if (kind === 'webhook') return `/access/webhooks/${id}`;
  return kind === 'mail' ? mailPath({ id }) : `/orders/${id}`;
};

/** "Tuesday 24 November" */
const withoutYear = (label: string) => label.replace(/ \d+$/, '');

/** What needs attention, and the consultations of the week. */
export function TodayPage() {
  const { data, error, refetch } = useQuery(queryOf(getToday));
  const now = useNow();
  if (!data) return <Unloaded what="what’s new" error={error} onRetry={refetch} />;
  const count = countNeeds(data.counts, needKinds);
  return (
    <>
      <PageHead
        title={describeNeeds(count)}
        about={`${withoutYear(dayLabel(data.day))}. ${describeCalls(data.calls, data.day, now)}`}
      />
      <NextCall today={data} now={now} />
      <div className={page.two}>
        <div className={page.stack}>
          {count === 0 && data.firstSteps.length === 0 ? (
            <EmptyState>New orders, messages and problems will appear here.</EmptyState>
          ) : null}
          {needKinds.map((kind) => (
            <Needs key={kind} kind={kind} today={data} now={now} />
          ))}
          <Leads leads={data.leads} now={now} />
          <FirstSteps today={data} />
        </div>
        <div className={`${page.stack} ${css.beside}`}>
          <Calls today={data} now={now} />
          <Money day={data.day} />
          <Section
            title="Backup"
            aside={
              <Link className={link} to="/health">
                Health
              </Link>
            }
          >
            <p
              className={`${data.backup.alarm || data.backup.bucket?.alarm ? page.alarm : page.quiet} ${page.breakable} ${css.backup}`}
            >
              {describeBackup(data.backup)}
            </p>
          </Section>
        </div>
      </div>
    </>
  );
}

/** The money of the month; what is requested and disputed, if anything is. */
function Money({ day }: { day: string }) {
  const { data: money } = useQuery(queryOf(getMoneyOfMonth));
  if (!money) return null;
  return (
    <Section title={`Money in ${withoutYear(monthLabel(day))}`}>
      <DescriptionList
        items={[
          {
            term: 'Received',
            description: <span className={page.strong}>{formatCents(money.received)}</span>,
            figure: true,
          },
          { term: 'Requested, not yet paid', description: formatCents(money.requested), figure: true },
          money.disputed > 0 && {
            term: <span className={page.alarm}>Disputed</span>,
            description: <span className={`${page.alarm} ${page.strong}`}>{formatCents(money.disputed)}</span>,
            figure: true,
          },
        ]}
      />
      <p className={`${page.fine} ${css.backup}`}>By card and bank transfer, before refunds and fees.</p>
    </Section>
  );
}

function Needs({ kind, today, now }: { kind: NeedKind; today: Today; now: number }) {
  const needs = today.needs.filter((need) => need.kind === kind);
  if (needs.length === 0) return null;
  return (
    <Section title={titles[kind]} aside={today.counts[kind]}>
      <ul>
        {needs.map((need) => (
          <li key={need.id}>
            <NeedRow need={need} to={pathOf(need)} now={now} />
            {need.fix === undefined ? null : <Fix id={need.id} fix={need.fix} title={need.title} />}
            {need.page === null ? null : (
              <p className={css.page}>
                <a className={link} href={need.page}>
                  Open the payment
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const fixes = {
  'put-back': { label: 'Put it back', done: 'It will be in the calendar again in a minute.' },
  'try-again': { label: 'Try again', done: 'We’re trying again.' },
  forget: { label: 'I’ve deleted them there', done: 'The calendar and its password are deleted here.' },
} as const;

/** Puts a need right with one press. */
function Fix({ id, fix, title }: { id: string; fix: keyof typeof fixes; title: string }) {
  const { label, done } = fixes[fix];
  const endpoint = fix === 'forget' ? deleteCalendar : writeCalendarEntry;
  if (!useMayCall(endpoint)) return null;
  return (
    <p className={css.page}>
      <ActionButton aria-label={`${label}: ${title}`} action={{ endpoint, params: { id }, done }}>
        {label}
      </ActionButton>
    </p>
  );
}
