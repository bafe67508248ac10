import type { Artwork, Case } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import type { Block } from '../../domain/text/blocks.ts';
import { capitalised } from '../../domain/words.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { PageMeta } from '../../shell/PageMeta';
import { breakpoints } from '../../shell/style/media.ts';
import * as type from '../../shell/style/type.css';
import { Image } from '../cover/Image';
import { opened } from '../cover/opened.css';
import { Blocks } from '../text/Blocks';
import { Intro } from '../text/Intro';
import { linked } from '../text/linked.css';
import { prose } from '../text/Prose.css';
import { ArtworkFigure } from './ArtworkFigure';
import * as css from './CasePage.css';
import { Neighbours } from './Neighbours';
import { ProjectFacts } from './ProjectFacts';
import { Receipt } from './Receipt';

/** Paragraphs between two artworks, with their heading if they begin a part of the text. */
interface Passage {
  kind: 'passage';
  heading?: Extract<Block, { kind: 'heading' }>;
  blocks: Block[];
}

const isArtwork = (block: Block | Artwork) => block.kind === 'pictures' || block.kind === 'palette';

/** The text in the order of its page: passages and artworks. */
function parts(blocks: readonly (Block | Artwork)[]): (Passage | Artwork)[] {
  const list: (Passage | Artwork)[] = [];
  for (const block of blocks) {
    const last = list.at(-1);
    if (isArtwork(block)) list.push(block);
    else if (block.kind === 'heading' && block.level === 2) list.push({ kind: 'passage', heading: block, blocks: [] });
    else if (last?.kind === 'passage') last.blocks.push(block);
    else list.push({ kind: 'passage', blocks: [block] });
  }
  return list;
}

/** A project: its pictures between the paragraphs, and what it costs. */
export function View({ path, text }: { path: string; text: Case }) {
  const { facts, blocks } = text;
  const { title, description, cover } = facts;
  const { sample } = articleLabels.portfolio;
  const [opening, ...rest] = parts(blocks);
  return (
    <>
      <article>
        <PageMeta title={title} description={description} />
        <Intro path={path} heading={title} lead={leadOf(description)}>
          {facts.sample && (
            <>
              <strong>{sample.label}</strong> {sample.text}
            </>
          )}
        </Intro>
        <figure className={opened}>
          <Image
            className={css.coverImage}
            picture={cover.wide}
            sizes="100vw"
            narrow={{ picture: cover.tall, media: breakpoints.phone }}
            eager
            isLargest
          />
        </figure>
        <div className={`${wrap} ${css.sheet}`}>
          <ProjectFacts project={facts} />
          {opening?.kind === 'passage' && (
            <section className={css.opening}>
              {opening.heading && <Heading {...opening.heading} />}
              <Text blocks={opening.blocks} />
            </section>
          )}
        </div>
        {rest.map((part, at) =>
          part.kind === 'passage' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
            <section key={at} className={`${wrap} ${css.sheet}`}>
              {part.heading && <Heading {...part.heading} />}
              <div className={css.column}>
                <Text blocks={part.blocks} />
              </div>
            </section>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
            <ArtworkFigure key={at} artwork={part} />
          ),
        )}
        <Receipt project={facts} />
      </article>
      <Neighbours index={facts.index} />
    </>
  );
}

/** Descriptions of samples begin with "Sample project: " for search engines; on the page, a label says so. */
const leadOf = (description: string) => capitalised(description.replace(/^Sample project: /, ''));

function Heading({ id, text }: Extract<Block, { kind: 'heading' }>) {
  return (
    <h2 className={`${type.h1} ${css.heading}`} id={id}>
      {text}
    </h2>
  );
}

function Text({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={`${prose} ${linked}`}>
      <Blocks blocks={blocks} />
    </div>
  );
}
