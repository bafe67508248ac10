import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { EmptyState } from '@agency-site/ui/EmptyState';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { listPosts, post } from '../../domain/contract/staff/published.ts';
import type { PostState } from '../../domain/staff/posts.ts';
import { queryOf } from '../deskApi.ts';
import { useMayCall } from '../parts/buttons';
import { Unloaded } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { LinkRow } from '../parts/Row';
import { formatMoment } from '../parts/times.ts';
import * as page from '../style/page.css.ts';

const states: Readonly<Record<PostState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublished: 'Not on the site',
};

/** The posts of the blog, whatever was changed last first. */
export function PostsPage() {
  const navigate = useNavigate();
  const mayWrite = useMayCall(post.save);
  const { data, error, refetch } = useQuery(queryOf(listPosts));
  if (!data) return <Unloaded what="the posts" error={error} onRetry={refetch} />;
  return (
    <>
      <PageHead title="Posts" about="What you write for the blog">
        {mayWrite ? (
          <Button tone="primary" onClick={() => navigate(`/posts/${crypto.randomUUID()}`)}>
            New post
          </Button>
        ) : null}
      </PageHead>
      <div className={page.stack}>
        {data.showsSamples ? (
          <Alert tone="info">
            The blog shows the sample posts that the site came with. When your first own post is published, they go, for
            good: from then on the blog shows only yours.
          </Alert>
        ) : null}
        <Section title="All posts">
          {data.posts.length === 0 ? <EmptyState>No posts yet. A new one is saved while you write.</EmptyState> : null}
          <ul>
            {data.posts.map(({ key, title, state, isChanged, at }) => (
              <LinkRow
                key={key}
                to={`/posts/${key}`}
                title={title || 'No title'}
                about={states[state] + (isChanged ? ', with a draft' : '')}
              >
                {formatMoment(at)}
              </LinkRow>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}
