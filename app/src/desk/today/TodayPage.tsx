import { Badge } from '@agency-site/ui/Badge';
import { buttonClass } from '@agency-site/ui/Button';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { EmptyState } from '@agency-site/ui/EmptyState';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dayLabel, monthLabel } from '../../domain/booking/labels.ts';
import { keySettings } from '../../domain/cardProviders.ts';
import { deleteCalendar, writeCalendarEntry } from '../../domain/contract/staff/calendars.ts';
import {
  type FirstStep,
  getMoneyOfMonth,
  getToday,
  type Need,
  type NeedKind,
  needKinds,
  type Today,
} from '../../domain/contract/staff/today.ts';
import { formatCents } from '../../domain/money.ts';
import { describeBackup } from '../../domain/staff/describeBackup.ts';
import { formatAge, formatTimeLeft } from '../../domain/staff/formatAge.ts';
import { describeCalls, describeNeeds } from '../../domain/staff/headlines.ts';
import { queryOf } from '../deskApi.ts';
import { countNeeds } from '../frame/navItems.ts';
import { ActionButton, useMayCall } from '../parts/buttons';
import { mailPath } from '../parts/History';
import { Unloaded } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { LinkRow } from '../parts/Row';
import { formatMoment, unbrokenTimes, useNow } from '../parts/times.ts';
import { useMay } from '../session.ts';
import { link } from '../style/controls.css';
import * as page from '../style/page.css';
import { CallsToCome, CallsToday } from './Calls';
import { Leads } from './Leads';
import * as css from './today.css';

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
      <div className={`${page.two} ${css.parts}`}>
        <CallsToday today={data} now={now} />
        <div className={`${page.stack} ${css.needs}`}>
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
          <CallsToCome today={data} />
          <Money day={data.day} />
          <Section
            title="Backup"
            aside={
              <Link className={link} to="/health">
                Health
              </Link>
            }
          >
            <p className={`${data.backup.alarm || data.backup.bucket?.alarm ? page.alarm : page.quiet} ${css.backup}`}>
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
  const isOwner = useMay('owner');
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
        {kind === 'link' && isOwner ? (
          <LinkRow
            to="/settings/consultations"
            title="Links for all calls"
            about="Set one address once, and every call has it."
          />
        ) : null}
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

/** What a need is in a word, and what is to be done where its row leads. */
const words: Readonly<Record<NeedKind, { name: string; verb: string }>> = {
  money: { name: 'Payment', verb: 'Sort out' },
  overdue: { name: 'Overdue', verb: 'Follow up' },
  'new-order': { name: 'New', verb: 'Start' },
  unpicked: { name: 'No time', verb: 'Follow up' },
  link: { name: 'Call', verb: 'Add it' },
  'follow-up': { name: 'Person', verb: 'Follow up' },
  message: { name: 'Message', verb: 'Reply' },
  mail: { name: 'E-mail', verb: 'Fix' },
  webhook: { name: 'Webhook', verb: 'Fix' },
  calendar: { name: 'Calendar', verb: 'Fix' },
  entry: { name: 'Call', verb: 'Open' },
};

const dispute = { name: 'Dispute', verb: 'Answer' };

/** What needs attention in a row that leads to where it is dealt with. A need with its own button names no verb. */
function NeedRow({ need, to, now }: { need: Need; to: string; now: number }) {
  const { name, verb } = need.dueBy === undefined ? words[need.kind] : dispute;
  const moment = need.dueBy ?? need.at;
  return (
    <Link data-row to={to} className={`${page.row} ${css.need}`}>
      <span className={`${css.kind} ${need.alarm ? `${page.alarm} ${page.strong}` : page.quiet}`}>
        {need.alarm ? (
          <svg className={css.triangle} viewBox="0 0 15 14" aria-hidden>
            <path d="M7.5 1 14 13H1zM7.5 5.4v3.4M7.5 10.3v1" />
          </svg>
        ) : null}
        {name}
      </span>
      <span className={css.words}>
        <span className={page.strong}>{unbrokenTimes(need.title)}</span>
        <span className={page.fine}>{unbrokenTimes(need.about)}</span>
      </span>
      <time className={css.age} dateTime={moment} title={formatMoment(moment)}>
        {need.dueBy === undefined ? formatAge(need.at, now) : formatTimeLeft(need.dueBy, now)}
      </time>
      {need.fix === undefined ? <span className={`${buttonClass({ size: 's' })} ${css.verb}`}>{verb}</span> : null}
    </Link>
  );
}

const steps: Readonly<Record<FirstStep, { title: string; about: string; to: string }>> = {
  company: {
    title: 'Who you are',
    about: 'Your company’s name, address and numbers: the law wants them on the site and on invoices.',
    to: '/settings',
  },
  hours: { title: 'When you take calls', about: 'The hours that visitors can book.', to: '/calendar/hours' },
  calendar: {
    title: 'Your own calendar',
    about: 'Connected, it keeps your busy times free, and has every call in it.',
    to: '/calendar/hours',
  },
  prices: { title: 'Your prices', about: 'Change what is sold and for how much, and publish it.', to: '/prices' },
  mail: {
    title: 'E-mail',
    about: 'Until the server’s SMTP_URL names a mail server, e-mails are written to files.',
    to: '/health',
  },
  payments: {
    title: 'Payments',
    about: `Until the server’s ${keySettings} is set, payments are a demo, and no card is charged.`,
    to: '/health',
  },
  order: { title: 'A test order', about: 'Buy something on your own site, and see it arrive here.', to: '/' },
};

/** What an owner does before the first sale, each with whether it is done. */
function FirstSteps({ today: { firstSteps } }: { today: Today }) {
  if (firstSteps.length === 0) return null;
  const done = firstSteps.filter((step) => step.done).length;
  return (
    <Section title="Before the first sale" aside={`${done} of ${firstSteps.length} done`}>
      <ol>
        {firstSteps.map(({ id, done }) => {
          const { title, about, to } = steps[id];
          const row = {
            className: `${page.row} ${css.step}`,
            children: (
              <>
                <span className={css.words}>
                  <span className={page.strong}>{title}</span>
                  {done ? null : <span className={page.fine}>{about}</span>}
                </span>
                {done ? <Badge tone="positive">Done</Badge> : null}
              </>
            ),
          };
          // The site is no page of the desk.
          return <li key={id}>{id === 'order' ? <a href={to} {...row} /> : <Link to={to} {...row} />}</li>;
        })}
      </ol>
    </Section>
  );
}
