import type { StaffIssue } from '../contract/staff/newsletter.ts';
import { formatList, plural } from '../words.ts';

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
