import { blog } from 'virtual:articles/facts';
import { articleLabels } from '../../content/articleLabels.ts';
import { paths } from '../../content/links/paths.ts';
import { postPath } from '../../content/links/publishedPages.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { PageMeta } from '../../shell/PageMeta';
import { link, title } from '../cover/link.css';
import * as css from './BlogIndex.css';
import { Intro } from './Intro';
import { PostCover } from './PostCover';
import { PostFacts } from './PostFacts';

const words = articleLabels.blog;

/** All posts, newest first: the first one large, two beside it, then rows of three. */
export function Component() {
  return (
    <>
      <PageMeta title={words.title} description={words.description} />
      <Intro path={paths.blog} heading={words.heading} lead={words.lead}>
        <a className={css.feed} href="/feed.xml">
          {words.feed}
        </a>
      </Intro>
      <div className={wrap}>
        <ul className={css.list}>
          {blog.map((post, at) => (
            <li key={post.index} className={at === 0 ? css.first : css.post}>
              <a className={link} href={postPath(post.index)}>
                <PostCover cover={post.cover} shape="card" eager={at < 3} isLargest={at === 0} />
                <p className={css.topics}>{post.topics.join(', ')}</p>
                <h2 className={`${title} ${css.title}`}>{post.title}</h2>
                <p className={css.about}>{post.description}</p>
              </a>
              <PostFacts className={css.facts} of={post} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
