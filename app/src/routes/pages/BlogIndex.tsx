import { blog } from 'virtual:articles/facts';
import { dateInWords } from '../../content/dates.ts';
import { journal } from '../../content/journal.ts';
import { paths } from '../../content/paths.ts';
import { postPath } from '../../content/reading.ts';
import { Entries } from './Entries';
import { Hero } from './Hero';
import { PageMeta } from './PageMeta';

const words = journal.blog;

/** All posts, the newest first. */
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
