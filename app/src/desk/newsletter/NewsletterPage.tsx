import { Button } from '@agency-site/ui/Button';
import { EmptyState } from '@agency-site/ui/EmptyState';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { addDraft, getNewsletter } from '../../domain/contract/staff/newsletter.ts';
import { plural } from '../../domain/words.ts';
import { queryOf } from '../deskApi.ts';
import { useSend } from '../parts/Actions';
import { useMayCall } from '../parts/buttons';
import { Unloaded } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { LinkRow } from '../parts/Row';
import { formatMoment } from '../parts/times.ts';
import * as page from '../style/page.css.ts';
import { IssueRow, pollWhileSending } from './IssueRow';

/** Drafts, and the issues that were sent. */
export function NewsletterPage() {
  const navigate = useNavigate();
  const send = useSend();
  const mayWrite = useMayCall(addDraft);
  const { data, error, refetch } = useQuery({
    ...queryOf(getNewsletter),
    refetchInterval: ({ state }) => pollWhileSending(state.data?.issues),
  });
  if (!data) return <Unloaded what="the newsletter" error={error} onRetry={refetch} />;
  const { readers, unconfirmed, drafts, issues } = data;
  const begin = async () => {
    const draft = await send({ endpoint: addDraft, body: { subject: '', text: '' } });
    if (draft) navigate(`/newsletter/${draft.id}`);
  };
  return (
    <>
      <PageHead
        title="Newsletter"
        about={
          readers + unconfirmed === 0
            ? 'No readers yet'
            : `${plural(readers, 'reader')} confirmed, ${unconfirmed} not yet`
        }
      >
        {mayWrite ? (
          <Button tone="primary" onClick={begin}>
            New draft
          </Button>
        ) : null}
      </PageHead>
      <div className={page.stack}>
        <Section title="Drafts">
          {drafts.length === 0 ? <EmptyState>No drafts. A new one is saved while you write.</EmptyState> : null}
          <ul>
            {drafts.map((draft) => (
              <LinkRow
                key={draft.id}
                to={`/newsletter/${encodeURIComponent(draft.id)}`}
                title={draft.subject || 'No subject'}
                about={draft.author}
              >
                {formatMoment(draft.updatedAt)}
              </LinkRow>
            ))}
          </ul>
        </Section>
        <Section title="Sent" aside="Opens aren’t counted: the e-mails contain no tracking pixel">
          {issues.length === 0 ? <EmptyState>No issue has been sent yet.</EmptyState> : null}
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
