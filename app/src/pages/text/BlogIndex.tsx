import { blog } from 'virtual:articles/facts';
import { articleLabels } from '../../content/articleLabels.ts';
import { dateInWords } from '../../content/dates.ts';
import { paths } from '../../content/links/paths.ts';
import { postPath } from '../../content/links/publishedPages.ts';
import { PageMeta } from '../../shell/PageMeta';
import { Entries } from './Entries';
import { Hero } from './Hero';

const words = articleLabels.blog;

/** All posts, newest first. */
export function Component() {
  return (
    <>
      <PageMeta title={words.title} description={words.description} />
      <Hero path={paths.blog} heading={words.heading} lead={words.lead} />
      <Entries
        entries={blog.map(({ index, title, description, date, minutes, topics }) => ({
          path: postPath(index),
          title,
          about: description,
          facts: (
            <>
              <time dateTime={date}>{dateInWords(date)}</time>
              <span>{words.minutes(minutes)}</span>
              <span>{topics.join(', ')}</span>
            </>
          ),
        }))}
      />
    </>
  );
}
