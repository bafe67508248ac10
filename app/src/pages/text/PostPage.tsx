import { blog } from 'virtual:articles/facts';
import type { Article } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { dateInWords } from '../../content/dates.ts';
import { postPath } from '../../content/links/publishedPages.ts';
import { PageMeta } from '../../shell/PageMeta';
import { ArticleBody } from './ArticleBody';
import { Hero } from './Hero';
import { facts } from './Hero.css';
import { Neighbours } from './Neighbours';

const words = articleLabels.blog;

/** A blog post. */
export function View({ path, text }: { path: string; text: Article }) {
  const { index, title, description, date, minutes, topics } = text.facts;
  return (
    <article>
      <PageMeta title={title} description={description} />
      <Hero path={path} heading={title} lead={description}>
        <p className={facts}>
          <time dateTime={date}>{dateInWords(date)}</time>
          <span>{words.minutes(minutes)}</span>
          <span>{topics.join(', ')}</span>
        </p>
      </Hero>
      <ArticleBody blocks={text.blocks} />
      <Neighbours all={blog} index={index} pathOf={postPath} words={words} />
    </article>
  );
}
