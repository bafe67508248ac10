import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { newIdempotencyKey } from '../../api/idempotencyKey.ts';
import { createdDraftSchema, newsletterSchema } from '../../domain/contract/staff/newsletter.ts';
import { plural } from '../../domain/words.ts';
import { post, read } from '../deskApi.ts';
import { useRun } from '../parts/Actions';
import { Failure } from '../parts/Failure';
import { LinkRow } from '../parts/LinkRow';
import { Section } from '../parts/Section';
import { formatMoment } from '../parts/times.ts';
import { useMay } from '../session.ts';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { IssueRow, pollWhileSending } from './IssueRow';

/** Begins a draft. @returns its id */
export const beginDraft = async (content: { subject: string; text: string }): Promise<string> => {
  const headers = { 'idempotency-key': newIdempotencyKey() };
  return (await post('/newsletter/drafts', content, createdDraftSchema, { headers })).id;
};

/** Drafts, and the issues that were sent. */
export function NewsletterPage() {
  const navigate = useNavigate();
  const run = useRun();
  const may = useMay('staff');
  const { data, error, refetch } = useQuery({
    queryKey: ['newsletter'],
    queryFn: () => read('/newsletter', newsletterSchema),
    refetchInterval: ({ state }) => pollWhileSending(state.data?.issues),
  });
  if (error && !data) return <Failure error={error} onRetry={() => refetch()} />;
  if (!data) return <p className={page.empty}>Loading the newsletter …</p>;
  const { readers, unconfirmed, drafts, issues } = data;
  const begin = async () => {
    const id = await run(() => beginDraft({ subject: '', text: '' }));
    if (id !== undefined) navigate(`/newsletter/${id}`);
  };
  return (
    <>
      <div className={page.top}>
        <div className={page.heading}>
          <h1>Newsletter</h1>
          <p className={page.quiet}>
            {plural(readers, 'reader')} confirmed, {unconfirmed} not yet
          </p>
        </div>
        <div className={page.actions}>
          {may ? (
            <button type="button" className={button({ look: 'primary' })} onClick={begin}>
              New draft
            </button>
          ) : null}
        </div>
      </div>
      <div className={page.stack}>
        <Section title="Drafts">
          {drafts.length === 0 ? <p className={page.empty}>No drafts. A new one is saved while you write.</p> : null}
          <ul>
            {drafts.map((draft) => (
              <li key={draft.id}>
                <LinkRow
                  to={`/newsletter/${encodeURIComponent(draft.id)}`}
                  title={draft.subject || 'No subject'}
                  about={draft.author}
                  aside={formatMoment(draft.updatedAt)}
                />
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Sent" aside="Opens aren’t counted: the e-mails contain no tracking pixel">
          {issues.length === 0 ? <p className={page.empty}>No issue has been sent yet.</p> : null}
          <ul>
            {issues.map((issue) => (
              <li key={issue.name}>
                <IssueRow issue={issue} isLinked />
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}
