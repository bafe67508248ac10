import { Link } from 'react-router-dom';
import { type StaffIssue, stopIssueEmails } from '../../domain/contract/staff/newsletter.ts';
import { describeIssue } from '../../domain/staff/describeIssue.ts';
import { ActionButton } from '../parts/buttons';
import { formatMoment } from '../parts/times.ts';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import * as css from './newsletter.css.ts';

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
          {isLinked && issue.hasText ? (
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
