import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { EmptyState } from '@agency-site/ui/EmptyState';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { listPosts, listProjects, post } from '../../domain/contract/staff/published.ts';
import type { ArticleState } from '../../domain/staff/articles.ts';
import { queryOf } from '../deskApi.ts';
import { useMayCall } from '../parts/buttons';
import { Unloaded } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { LinkRow } from '../parts/Row';
import { formatMoment } from '../parts/times.ts';
import * as page from '../style/page.css.ts';

const states: Readonly<Record<ArticleState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  renewing: 'Published, a new version waits',
  published: 'Published',
  unpublished: 'Not on the site',
};

interface ArticlesPageProps {
  list: typeof listPosts | typeof listProjects;
  /** "Posts", and their address on the desk. */
  title: string;
  to: string;
  about: string;
  /** "post" */
  what: string;
  /** "The blog" */
  place: string;
}

/** Posts or projects, whatever was changed last first. */
function ArticlesPage({ list, title, to, about, what, place }: ArticlesPageProps) {
  const navigate = useNavigate();
  const mayWrite = useMayCall(post.save);
  const { data, error, refetch } = useQuery(queryOf(list as typeof listPosts));
  if (!data) return <Unloaded what={`the ${what}s`} error={error} onRetry={refetch} />;
  return (
    <>
      <PageHead title={title} about={about}>
        {mayWrite ? (
          <Button tone="primary" onClick={() => navigate(`${to}/${crypto.randomUUID()}`)}>
            New {what}
          </Button>
        ) : null}
      </PageHead>
      <div className={page.stack}>
        {data.showsSamples ? (
          <Alert tone="info">
            {place} shows the sample {what}s that the site came with. When your first own {what} is published, they go,
            for good: from then on {place.toLowerCase()} shows only yours.
          </Alert>
        ) : null}
        <Section title={`All ${what}s`}>
          {data.articles.length === 0 ? (
            <EmptyState>No {what}s yet. A new one is saved while you write.</EmptyState>
          ) : null}
          <ul>
            {data.articles.map(({ key, title, state, isChanged, at }) => (
              <LinkRow
                key={key}
                to={`${to}/${key}`}
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

/** The posts of the blog. */
export const PostsPage = () => (
  <ArticlesPage
    list={listPosts}
    title="Posts"
    to="/posts"
    about="What you write for the blog"
    what="post"
    place="The blog"
  />
);

/** The projects of the portfolio. */
export const ProjectsPage = () => (
  <ArticlesPage
    list={listProjects}
    title="Projects"
    to="/projects"
    about="Work that you show in the portfolio"
    what="project"
    place="The portfolio"
  />
);
