import { Link } from 'react-router-dom';
import { type StaffIssue, stopIssueEmails } from '../../domain/contract/staff/newsletter.ts';
import { formatList, plural } from '../../domain/words.ts';
import { ActionButton } from '../parts/buttons';
import { formatMoment } from '../parts/times.ts';
import { link } from '../style/controls.css';
import * as page from '../style/page.css';
import * as css from './newsletter.css';

type Results = Pick<StaffIssue, 'readers' | 'queued' | 'sent' | 'undelivered' | 'stopped'>;

/** How far an issue is: "2 of 3 sent, 1 queued". Its e-mails are deleted after 30 days: then only the readers are known. */
export function describeIssue({ readers, queued, sent, undelivered, stopped }: Results): string {
  const known = queued + sent + undelivered + stopped;
  if (known === 0) return `Sent to ${plural(readers, 'reader')}`;
  const parts = [
    `${sent} of ${readers} sent`,
    ...(queued > 0 ? [`${queued} queued`] : []),
    ...(undelivered > 0 ? [`${undelivered} undelivered`] : []),
    ...(stopped > 0 ? [`${stopped} stopped`] : []),
    ...(known < readers ? [`${readers - known} no longer stored`] : []),
  ];
  return formatList(parts);
}

/** The polling interval while an issue is being sent, in milliseconds; false otherwise. */
export const pollWhileSending = (issues: readonly (StaffIssue | null)[] | undefined) =>
  issues?.some((issue) => issue !== null && issue.queued > 0) ? 2_000 : false;

/** A sent issue: its progress, and a button to stop it. */
export function IssueRow({ issue, isLinked }: { issue: StaffIssue; isLinked?: boolean }) {
  const { name, subject, sentAt, stoppedAt, queued, undelivered } = issue;
  const state = stoppedAt !== null ? 'Stopped' : queued > 0 ? 'Sending' : 'Sent';
  return (
    <div className={`${page.row} ${css.issue}`}>
      <span>
        <span className={page.strong}>
          {isLinked ? (
            <Link data-row className={link} to={`/newsletter/${encodeURIComponent(name)}`}>
              {subject}
            </Link>
          ) : (
            subject
          )}
        </span>
        <p className={page.fine} role="status">
          {state} · {describeIssue(issue)}
        </p>
        {undelivered > 0 ? (
          <p className={page.fine}>
            <Link className={link} to="/mail?view=undelivered">
              Undelivered e-mails
            </Link>
          </p>
        ) : null}
      </span>
      <span className={page.actions}>
        {queued > 0 ? (
          <ActionButton
            tone="danger"
            aria-label={`Stop ${subject}`}
            action={{
              endpoint: stopIssueEmails,
              params: { id: name },
              done: 'Stopped. What had not gone stays here.',
              undoable: true,
            }}
          >
            Stop
          </ActionButton>
        ) : null}
        <span className={page.fine}>{formatMoment(sentAt)}</span>
      </span>
    </div>
  );
}
