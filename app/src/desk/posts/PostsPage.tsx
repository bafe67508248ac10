import { Alert } from '@agency-site/ui/Alert';
import { buttonClass } from '@agency-site/ui/Button';
import type { DataTableColumn } from '@agency-site/ui/DataTable';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type ArticleRow, listPosts, listProjects, post } from '../../domain/contract/staff/published.ts';
import type { ArticleState } from '../../domain/staff/articles.ts';
import { useMayCall } from '../parts/buttons';
import { when } from '../parts/columns';
import { ListTable, ListTools } from '../parts/List';
import { beginning } from '../parts/listPage.css.ts';
import { PageHead } from '../parts/PageHead';
import { useList } from '../parts/useList.ts';
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

const columnsAt = (to: string): readonly DataTableColumn<ArticleRow>[] => [
  {
    id: 'title',
    header: 'Title',
    cell: ({ key, title }) => (
      <Link data-row to={`${to}/${key}`}>
        <span className={beginning}>{title || 'No title'}</span>
      </Link>
    ),
  },
  {
    id: 'state',
    header: 'State',
    width: 'l',
    stacked: 'plain',
    cell: ({ state, isChanged }) => states[state] + (isChanged ? ', with a draft' : ''),
  },
  when(({ at }) => at),
];

/** Posts or projects, whatever was changed last first. */
function ArticlesPage({ list: endpoint, title, to, about, what, place }: ArticlesPageProps) {
  const columns = useMemo(() => columnsAt(to), [to]);
  const list = useList({ what: `${what}s`, endpoint: endpoint as typeof listPosts, placeholder: 'Title' });
  return (
    <>
      <PageHead title={title} about={about}>
        {useMayCall(post.save) ? (
          <Link className={buttonClass({ tone: 'primary' })} to={`${to}/new`}>
            New {what}
          </Link>
        ) : null}
      </PageHead>
      <div className={page.stack}>
        {list.first?.showsSamples ? (
          <Alert tone="info">
            {place} shows the sample {what}s that the site came with. They are gone for good once you publish your first{' '}
            {what}.
          </Alert>
        ) : null}
        <ListTools list={list} />
      </div>
      <ListTable
        list={list}
        columns={columns}
        rowKey={({ key }) => key}
        empty={`No ${what}s yet. A new one is saved while you write.`}
      />
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
