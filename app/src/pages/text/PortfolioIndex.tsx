import { portfolio } from 'virtual:articles/facts';
import { journal } from '../../content/journal.ts';
import { paths } from '../../content/links/paths.ts';
import { casePath } from '../../content/links/publishedPages.ts';
import { offerOf } from '../../content/offers.ts';
import { PageMeta } from '../../shell/PageMeta';
import { Entries } from './Entries';
import { Hero } from './Hero';

const words = journal.portfolio;

/** All sample projects, the newest first. */
export function Component() {
  return (
    <>
      <PageMeta title={words.title} description={words.description} />
      <Hero path={paths.portfolio} heading={words.heading} lead={words.lead} />
      <Entries
        entries={portfolio.map(({ index, title, description, services }) => ({
          path: casePath(index),
          title,
          about: description,
          facts: (
            <>
              <span>{words.sample}</span>
              <span>{services.map((id) => offerOf(id).name).join(', ')}</span>
            </>
          ),
        }))}
      />
    </>
  );
}
