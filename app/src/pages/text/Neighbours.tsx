import type { PostFacts } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { postPath } from '../../content/links/publishedPages.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { link, title } from '../cover/link.css';
import { two } from '../cover/neighbours.css';
import * as css from './Neighbours.css';
import { PostCover } from './PostCover';

const words = articleLabels.blog;

interface NeighboursProps {
  /** All posts, newest first. */
  all: readonly PostFacts[];
  /** The current one. */
  index: PostFacts['index'];
}

/** Links to the posts before and after a post, with their covers; after the newest comes the oldest. None for fewer than three. */
export function Neighbours({ all, index }: NeighboursProps) {
  const at = all.findIndex((post) => post.index === index);
  const [previous, next] = [all[(at + 1) % all.length], all.at(at - 1)];
  if (all.length < 3 || !previous || !next) return null;
  const sides = [
    { which: words.previous, post: previous },
    { which: words.next, post: next },
  ];
  return (
    <nav className={wrap} aria-label={words.others}>
      <div className={two}>
        {sides.map(({ which, post }) => (
          <a key={which} className={link} href={postPath(post.index)}>
            <PostCover cover={post.cover} shape="card" />
            <p className={css.which}>{which}</p>
            <p className={title}>{post.title}</p>
          </a>
        ))}
      </div>
    </nav>
  );
}
