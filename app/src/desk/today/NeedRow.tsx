import { buttonClass } from '@agency-site/ui/Button';
import { Link } from 'react-router-dom';
import type { Need, NeedKind } from '../../domain/contract/staff/today.ts';
import { formatAge, formatTimeLeft } from '../../domain/staff/formatAge.ts';
import { formatMoment } from '../parts/times.ts';
import * as page from '../style/page.css.ts';
import * as css from './today.css.ts';

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
export function NeedRow({ need, to, now }: { need: Need; to: string; now: number }) {
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
        <span className={page.strong}>{need.title}</span>
        <span className={page.fine}>{need.about}</span>
      </span>
      <time className={css.age} dateTime={moment} title={formatMoment(moment)}>
        {need.dueBy === undefined ? formatAge(need.at, now) : formatTimeLeft(need.dueBy, now)}
      </time>
      {need.fix === undefined ? <span className={`${buttonClass({ size: 's' })} ${css.verb}`}>{verb}</span> : null}
    </Link>
  );
}
