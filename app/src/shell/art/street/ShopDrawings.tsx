import { formatEuro } from '../../../domain/money.ts';
import { type TradeId, tradeIds, trades } from '../../../domain/trades.ts';
import { DrawingPart, type DrawingPlace, InlineDrawing } from '../Drawing';
import * as css from './palette.css';
import { frontBox, Lettering, PlainFront, Sign } from './ShopFronts';

const files = import.meta.glob<string>('../../../content/drawings/street/**/{goods,mark,phone,poster,tablet}.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const fileOf = (name: string) => files[`../../../content/drawings/street/${name}.svg`] ?? '';

/** The lettering and the mark of a shop, which its sign, its goods, its phone and its poster draw. */
export const BrandSymbols = ({ of }: { of: TradeId }) => (
  <>
    <Lettering of={of} />
    <DrawingPart id={`street-${of}-mark`} file={fileOf(`${of}/mark`)} />
  </>
);

/**
 * What these drawings use more than once: the front and the lettering of each shop. In its place, not in the sprite at the
 * end of the page, because the first view draws them.
 */
export const Symbols = () => (
  <svg className={css.symbols} aria-hidden>
    <defs>
      {tradeIds.map((id) => [
        <BrandSymbols key={`${id}-name`} of={id} />,
        <PlainFront key={id} id={`street-${id}`} of={id} />,
      ])}
    </defs>
  </svg>
);

/** Where the sign of each front is, for its outline without a brand. */
const signs: Readonly<Record<TradeId, readonly [x: number, y: number, width: number, height: number]>> = {
  cafe: [6, 212, 388, 54],
  salon: [0, 212, 320, 56],
  workshop: [20, 212, 262, 60],
  shop: [30, 219, 270, 37],
  guesthouse: [150, 243, 160, 40],
};

/** A plain word in place of the sign. */
export function PlainSign({ of }: { of: TradeId }) {
  const [x, y, w, h] = signs[of];
  return (
    <>
      <rect className={css.outline} x={x + 6} y={y + 5} width={w - 12} height={h - 10} />
      <text className={css.plainSign} x={x + w / 2} y={y + h / 2 + 7}>
        {trades[of].word}
      </text>
    </>
  );
}

/** A shop with its sign, from the symbols. Its class has its colours. */
export const Front = ({ of, className }: { of: TradeId; className: string }) => (
  <svg aria-hidden className={className} viewBox={frontBox(of)}>
    <use href={`#street-${of}`} />
    <Sign of={of} />
  </svg>
);

/** What stands beside the shop for each part of an order but its brand. */
export const things = { website: 'phone', system: 'tablet', campaign: 'poster' } as const;
export type ThingName = (typeof things)[keyof typeof things];

/** The website of a shop on a phone, its system on a tablet, or its campaign on a poster. */
export const Thing = ({ name, of, ...place }: { name: ThingName; of: TradeId } & DrawingPlace) => (
  <InlineDrawing
    {...place}
    file={fileOf(name === 'tablet' ? 'tablet' : `${of}/${name}`)}
    words={{ left: formatEuro(trades[of].left) }}
  />
);

/** The words on the phone or the poster of a shop, line by line. */
export const linesOf = (of: TradeId, name: 'phone' | 'poster'): string[] =>
  [...fileOf(`${of}/${name}`).matchAll(/<text[^>]*>([^<]+)/g)].map(([, line = '']) => line);

/** What goes out of the door. */
export const Goods = ({ of, ...place }: { of: TradeId } & DrawingPlace) => (
  <InlineDrawing {...place} file={fileOf(`${of}/goods`)} />
);
