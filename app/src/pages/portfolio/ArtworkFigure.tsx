import type { ReactNode } from 'react';
import type { Artwork, Picture, Scope, Swatch } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { breakpoints } from '../../shell/style/media.ts';
import { hidden, money } from '../../shell/style/type.css';
import { Image } from '../cover/Image';
import * as css from './ArtworkFigure.css';

const { scopes } = articleLabels.portfolio;

/** An artwork between the paragraphs, with a caption that says whether the price pays for it. */
export function ArtworkFigure({ artwork }: { artwork: Artwork }) {
  switch (artwork.kind) {
    case 'pictures':
      return <Pictures items={artwork.items} />;
    case 'palette':
      return (
        <figure className={`${wrap} ${css.art}`}>
          <Palette colours={artwork.colours} />
          <Caption {...artwork} />
        </figure>
      );
  }
}

type Items = Extract<Artwork, { kind: 'pictures' }>['items'];

/** One picture is wider than the text; two stand beside each other, and below each other on a phone; more stay in a row. */
function Pictures({ items }: { items: Items }) {
  const figures = items.map(({ picture, scope, caption }) => (
    <figure key={picture.src} className={items.length === 1 ? `${css.art} ${css.bleed}` : css.one}>
      <Plate picture={picture} caption={caption}>
        <Image
          className={css.image}
          picture={picture}
          narrow={picture.phone && { picture: picture.phone, media: breakpoints.phone }}
          sizes={`${breakpoints.phone} 100vw, min(${Math.ceil(100 / items.length)}vw, ${Math.ceil(1344 / items.length)}px)`}
        />
      </Plate>
      <Caption scope={scope} caption={caption} />
    </figure>
  ));
  if (items.length === 1) return figures;
  return <div className={`${wrap} ${css.art} ${items.length === 2 ? css.pair : css.row}`}>{figures}</div>;
}

/** Around a picture. One that is wider than a phone is swiped through there. */
function Plate({ picture: { phone }, caption, children }: { picture: Picture; caption: string; children: ReactNode }) {
  if (!phone || phone.width < phone.height) return <span className={css.plate}>{children}</span>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable by keyboard
    <section className={`${css.plate} ${css.swiped}`} aria-label={caption} tabIndex={0}>
      {children}
    </section>
  );
}

function Caption({ scope, caption }: { scope: Scope; caption: string }) {
  return (
    <figcaption className={css.caption}>
      <strong className={`${css.scope} ${css.square[scope]}`}>
        {scopes[scope]}
        <span className={hidden}>: </span>
      </strong>
      {caption}
    </figcaption>
  );
}

/** Areas in the proportion of their use, with contrast ratios. */
function Palette({ colours }: { colours: readonly Swatch[] }) {
  return (
    <ul className={css.palette}>
      {colours.map(({ name, code, ink, parts, contrasts }) => (
        <li key={code} className={css.swatch} style={{ background: code, color: ink, flexGrow: parts }}>
          <span>
            <strong className={css.colour}>{name}</strong> {code}
          </span>
          <span className={`${css.contrasts} ${money}`}>
            {contrasts.map(({ with: other, ratio }) => (
              <span key={other}>
                with {other} {ratio.toFixed(1)}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
