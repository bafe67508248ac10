import { portfolio } from 'virtual:articles/facts';
import type { Article, CaseFacts } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { casePath } from '../../content/links/publishedPages.ts';
import { PageMeta } from '../../shell/PageMeta';
import { ArticleBody } from './ArticleBody';
import { Hero } from './Hero';
import { facts } from './Hero.css';
import { Neighbours } from './Neighbours';
import { Section } from './Section';
import { List } from './sections/List';
import { Prices } from './sections/Prices';

const words = articleLabels.portfolio;

/** A sample project: what was built, why, and which offers it uses. */
export function View({ path, text }: { path: string; text: Article<CaseFacts> }) {
  const { index, title, description, built, why, services, minutes, topics } = text.facts;
  return (
    <article>
      <PageMeta title={title} description={description} />
      <Hero path={path} heading={title} lead={description}>
        <p className={facts}>
          <strong>{words.sample}</strong>
          <span>{words.minutes(minutes)}</span>
          <span>{topics.join(', ')}</span>
        </p>
      </Hero>
      <Section id="in-short" title={words.short}>
        <List
          items={[
            { title: words.built, text: built },
            { title: words.why, text: why },
          ]}
        />
      </Section>
      <ArticleBody blocks={text.blocks} />
      <Section id="made-of" title={words.services} lead={words.servicesLead}>
        <Prices of={services} />
      </Section>
      <Neighbours all={portfolio} index={index} pathOf={casePath} words={words} />
    </article>
  );
}
