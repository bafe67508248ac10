import { portfolio } from 'virtual:articles/facts';
import { articleLabels } from '../../content/articleLabels.ts';
import { paths } from '../../content/links/paths.ts';
import { casePath } from '../../content/links/publishedPages.ts';
import { offerOf } from '../../content/offers.ts';
import { PageMeta } from '../../shell/PageMeta';
import { Entries } from './Entries';
import { Hero } from './Hero';

const words = articleLabels.portfolio;

/** All sample projects, newest first. */
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
