import type { OwnCase } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { PageMeta } from '../../shell/PageMeta';
import { breakpoints } from '../../shell/style/media.ts';
import { filling, Image } from '../cover/Image';
import { opened } from '../cover/opened.css';
import { Intro } from '../text/Intro';
import { linked } from '../text/linked.css';
import { Part } from '../text/PostPage';
import { prose } from '../text/Prose.css';
import * as css from './CasePage.css';
import { facts as list } from './CasePage.css';
import { Neighbours } from './Neighbours';
import { Fact } from './ProjectFacts';
import { ratios } from './ProjectLink.css';

const words = articleLabels.portfolio.own;

/** A project that the owner has written: its cover, the facts, and its text. */
export function View({ path, text: { facts, blocks } }: { path: string; text: OwnCase }) {
  const { index, title, description, cover, client, period, built, result } = facts;
  return (
    <>
      <article>
        <PageMeta title={title} description={description} />
        <Intro path={path} heading={title} lead={description}>
          {built}
        </Intro>
        <figure className={opened}>
          <Image
            className={css.coverImage}
            picture={cover}
            sizes={`${breakpoints.phone} ${filling(cover, ratios.tall, 100, 'vw')}, ${filling(cover, ratios.wide, 100, 'vw')}`}
            eager
            isLargest
          />
        </figure>
        <div className={`${wrap} ${css.sheet}`}>
          <dl className={list}>
            <Fact name={words.client}>{client}</Fact>
            <Fact name={words.period}>{period}</Fact>
            {result === undefined ? null : <Fact name={words.result}>{result}</Fact>}
          </dl>
          <div className={`${css.column} ${prose} ${linked}`}>
            {blocks.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
              <Part key={at} part={part} />
            ))}
          </div>
        </div>
      </article>
      <Neighbours index={index} />
    </>
  );
}
