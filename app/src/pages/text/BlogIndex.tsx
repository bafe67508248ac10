import { articleLabels } from '../../content/articleLabels.ts';
import { paths } from '../../content/links/paths.ts';
import { postPath } from '../../content/links/publishedPages.ts';
import { posts } from '../../content/posts.ts';
import { capitalised } from '../../domain/words.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { PageMeta } from '../../shell/PageMeta';
import { hidden } from '../../shell/style/type.css';
import { link, title } from '../cover/cover.css';
import * as css from './BlogIndex.css';
import { Intro } from './Intro';
import { PostCover, PostFacts } from './PostCover';

const words = articleLabels.blog;

/** All topics, those of most posts first. */
const topics = [
  ...Map.groupBy(
    posts.flatMap((post) => post.topics),
    (topic) => topic,
  ),
]
  .map(([topic, { length }]) => [topic, length] as const)
  .sort(([, one], [, other]) => other - one);

const onTopics = (of: readonly string[]): string =>
  topics.flatMap(([topic], at) => (of.includes(topic) ? [css.about[at + 1]] : [])).join(' ');

/** All posts, newest first: the first one large, two beside it, then rows of three. With a topic chosen, all its posts are the same size. */
export function Component() {
  return (
    <>
      <PageMeta title={words.title} description={words.description} />
      <Intro path={paths.blog} heading={words.heading} lead={words.lead}>
        <div className={css.bar}>
          {posts.length > 0 && <Topics of={topics} count={posts.length} />}
          <a className={css.feed} href="/feed.xml">
            {words.feed}
          </a>
        </div>
      </Intro>
      <div className={wrap}>
        {posts.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <ul className={css.posts}>
            {posts.map((post, at) => (
              <li key={post.index} className={`${at === 0 ? css.first : css.post} ${onTopics(post.topics)}`}>
                <a className={link} href={postPath(post.index)}>
                  <PostCover cover={post.cover} shape="card" eager={at < 3} isLargest={at === 0} />
                  <p className={css.postTopics}>{capitalised(post.topics.join(', '))}</p>
                  <h2 className={`${title} ${css.title}`}>{post.title}</h2>
                  <p className={css.summary}>{post.description}</p>
                </a>
                <PostFacts className={css.facts} of={post} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

interface TopicsProps {
  /** Each with how many posts are about it. */
  of: readonly (readonly [topic: string, count: number])[];
  count: number;
}

/** Chooses what the blog shows, without scripts: the styles hide posts on other topics. */
const Topics = ({ of, count }: TopicsProps) => (
  <fieldset className={css.topics}>
    <legend className={hidden}>{words.topics}</legend>
    {[[words.allTopics, count] as const, ...of].map(([topic, posts], at) => (
      <label key={topic} className={css.choice}>
        <input
          className={`${css.control} ${css.chosen[at]}`}
          type="radio"
          name="topic"
          value={topic}
          defaultChecked={at === 0}
        />
        <span className={css.name}>{capitalised(topic)}</span> <small>{posts}</small>
      </label>
    ))}
  </fieldset>
);
