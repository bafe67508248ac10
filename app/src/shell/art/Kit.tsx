import { DrawingPart, readDrawing } from './Drawing';
import * as css from './drawing.css';

const files = import.meta.glob<string>(
  [
    '../../content/drawings/brand/{sheet,palette,letters,sign,card,menu,van,bag}.svg',
    '../../content/drawings/campaign/{post,story,search,video,banner}.svg',
    '../../content/drawings/platform/*.svg',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const fileOf = (name: string) => files[`../../content/drawings/${name}.svg`] ?? '';

/** What each package of a service adds to the one before, as files of `src/content/drawings`, and what it then shows. */
export const kits = {
  brand: {
    adds: [
      ['sheet', 'palette', 'letters'],
      ['sign', 'card', 'menu'],
      ['van', 'bag'],
    ],
    labels: [
      'A mark, colours and letters',
      'A mark, colours, letters, and three pieces: a sign, a card and a menu',
      'A mark, colours, letters, and five pieces: a sign, a card, a menu, a van and a bag',
    ],
  },
  campaign: {
    adds: [['post'], ['story', 'search'], ['video', 'banner']],
    labels: [
      'One ad in a feed',
      'An ad in a feed, one in a story and one in search results',
      'An ad in a feed, one in a story, one in search results, a video and a banner',
    ],
  },
  platform: {
    adds: [
      ['browser', 'phone'],
      ['order', 'customers'],
      ['places', 'analytics'],
    ],
    labels: [
      'A website in a browser and on a phone',
      'A website, an order with payment on a phone, and a list of customers with their e-mail',
      'A website, an order with payment, a list of customers, a map of three places and their figures',
    ],
  },
} as const;

export type KitName = keyof typeof kits;

/** The pieces of a kit with the outline that is in their place in a smaller package, and the first package with each. */
export function piecesOf(of: KitName) {
  return kits[of].adds.flatMap((pieces, from) =>
    pieces.map((piece) => {
      const file = fileOf(`${of}/${piece}`);
      return { name: `${of}/${piece}`, from, file, ...readDrawing(file) };
    }),
  );
}

interface KitProps {
  of: KitName;
  /** The package, from 0. */
  tier: number;
  /** Changes each drawing: into another sample brand. */
  dress?: (file: string) => string;
  className?: string;
}

/** The pieces of a package; what a larger one adds is an outline in the same place. */
export function Kit({ of, tier, dress = (file) => file, className = '' }: KitProps) {
  const pieces = piecesOf(of);
  return (
    <svg
      className={`${css.kit} ${className}`}
      viewBox={pieces[0]?.viewBox}
      role="img"
      aria-label={kits[of].labels[tier] ?? kits[of].labels[2]}
    >
      {pieces.map(({ name, from, file, outline }) =>
        from <= tier ? (
          <DrawingPart key={name} file={dress(file)} />
        ) : (
          <path key={name} className="drawing-outline" d={outline} />
        ),
      )}
    </svg>
  );
}
