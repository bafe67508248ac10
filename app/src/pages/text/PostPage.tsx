import type { PostFacts as Facts, Illustration, Post } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { postPath } from '../../content/links/publishedPages.ts';
import { type OfferId, offerOf } from '../../content/offers.ts';
import { posts } from '../../content/posts.ts';
import { site } from '../../content/site.ts';
import type { TrinityId } from '../../domain/catalogue/ids.ts';
import type { Block } from '../../domain/text/blocks.ts';
import { capitalised } from '../../domain/words.ts';
import type { PictogramName } from '../../shell/art/pictograms.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { PageMeta } from '../../shell/PageMeta';
import * as type from '../../shell/style/type.css';
import { link, title } from '../cover/cover.css';
import { Image } from '../cover/Image';
import { opened, two } from '../cover/opened.css';
import { Index } from '../figures/parts/Index';
import { Blocks } from './Blocks';
import { Breadcrumb } from './Breadcrumb';
import { Contents } from './Contents';
import { Figure } from './Figure';
import { linked } from './linked.css';
import { PostCover, PostFacts } from './PostCover';
import * as css from './PostPage.css';
import { prose } from './Prose.css';

const services: Readonly<Record<string, PictogramName>> = {
  brand: 'service-brand-identity',
  campaign: 'service-ad-campaigns',
  tier: 'service-complete-platform',
};

function pictogramOf(offer: OfferId): PictogramName | undefined {
  const [kind = '', id = ''] = offer.split(':');
  return kind === 'trinity' ? `option-${id as TrinityId}` : services[kind];
}

/** A link to the wizard in which an offer is chosen, with its price. Nothing for one that can't be ordered. */
function RelatedOffer({ of }: { of: OfferId }) {
  const { name, outcome, description, price, to } = offerOf(of);
  const pictogram = pictogramOf(of);
  if (!to || !pictogram) return null;
  const entry = { pictogram, outcome: outcome ?? name, name: outcome ? name : (description ?? ''), href: to, price };
  return <Index label={articleLabels.blog.related} entries={[entry]} />;
}

type TextPart = Block | Illustration;

/** A blog post: its cover, and its text with a table of contents beside it. */
export function View({ path, text: { facts, blocks } }: { path: string; text: Post }) {
  const { title, description, topics, cover } = facts;
  return (
    <>
      <article>
        <PageMeta title={title} description={description} />
        <header className={`${wrap} ${css.head}`}>
          <Breadcrumb path={path} />
          <p className={css.topics}>{capitalised(topics.join(', '))}</p>
          <h1 className={`${type.display} ${css.title}`}>{title}</h1>
          <p className={`${type.lead} ${css.lead}`}>{description}</p>
          <PostFacts of={{ author: site.name, ...facts }} className={css.facts} />
          <div className={opened}>
            <PostCover cover={cover} shape="banner" eager isLargest />
          </div>
        </header>
        <div className={`${wrap} ${css.columns}`}>
          <PostContents of={blocks} />
          <div className={`${prose} ${linked} ${css.prose}`}>
            {blocks.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
              <Part key={at} part={part} />
            ))}
            {facts.related && <RelatedOffer of={facts.related} />}
          </div>
        </div>
      </article>
      <Neighbours all={posts} index={facts.index} />
    </>
  );
}

/** A part of a text that an owner may write: paragraphs, pictures, pull quotes. */
export function Part({ part }: { part: TextPart }) {
  if (part.kind === 'figure')
    return (
      <div className={css.figure}>
        <Figure name={part.name} />
      </div>
    );
  if (part.kind === 'pull') return <p className={css.pull}>{part.text}</p>;
  if (part.kind !== 'picture') return <Blocks blocks={[part]} />;
  return (
    <figure className={css.figure}>
      <Image className={css.picture} picture={part.picture} sizes="(max-width: 720px) 100vw, 720px" />
      {part.caption && <figcaption className={type.fine}>{part.caption}</figcaption>}
    </figure>
  );
}

/** Links to the parts of a text of more than two. */
function PostContents({ of }: { of: readonly TextPart[] }) {
  const headings = of.flatMap((part) => (part.kind === 'heading' && part.level === 2 ? [part] : []));
  return <div>{headings.length > 2 && <Contents of={headings} className={css.contents} />}</div>;
}

const words = articleLabels.blog;

interface NeighboursProps {
  /** All posts, newest first. */
  all: readonly Facts[];
  /** The current one. */
  index: Facts['index'];
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
