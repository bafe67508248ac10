import { type TradeId, trades } from '../../../domain/trades.ts';
import { formatList } from '../../../domain/words.ts';
import { frontWidths, goods, HEIGHT, PAVEMENT, SLOT, STEP, sceneSize } from './measures.ts';
import { palette, unbranded } from './palette.css';
import { BrandSymbols, Goods, PlainSign, Thing, things } from './ShopDrawings';
import { frontBox, PlainFront, Sign } from './ShopFronts';
import * as css from './ShopScene.css';

/** What is drawn of an order. */
export interface ShownOrder {
  trade: TradeId;
  brand: boolean;
  website: boolean;
  system: boolean;
  campaign: boolean;
}

/** Reaches beyond the drawing, to the edges of a wider place. */
const street = { x: -2000, width: 6000 } as const;

const words = { website: 'a website on a phone', system: 'a system on a tablet', campaign: 'a poster' } as const;

/** The shop of a trade with exactly what is ordered: without a brand in greys, with a plain word on its sign. */
export function ShopScene({ trade, brand, ...order }: ShownOrder) {
  const shown = (['website', 'system', 'campaign'] as const).filter((part) => order[part]);
  const start = ((3 - shown.length) * STEP) / 2;
  const width = frontWidths[trade];
  const front = { x: start + (SLOT - width) / 2, y: -10, width, height: HEIGHT };
  const standing = { y: -10, height: HEIGHT, preserveAspectRatio: 'xMidYMax' } as const;
  const label = `A ${trades[trade].word} ${brand ? 'in the colours of its brand' : 'without a brand'}`;
  return (
    <svg
      className={`${css.scene} ${brand ? palette[trade] : unbranded}`}
      viewBox={`0 -10 ${sceneSize.width} ${sceneSize.height}`}
      role="img"
      aria-label={[label, ...(shown.length > 0 ? [`with ${formatList(shown.map((part) => words[part]))}`] : [])].join(
        ', ',
      )}
    >
      <defs>
        <BrandSymbols of={trade} />
      </defs>
      <rect className={css.pavement} {...street} y={HEIGHT - 10} height={PAVEMENT} />
      <svg {...front} viewBox={frontBox(trade)} aria-hidden>
        <PlainFront of={trade} />
        {brand ? <Sign of={trade} /> : <PlainSign of={trade} />}
      </svg>
      {brand && <Goods of={trade} {...standing} x={start + goods[trade].x} width={goods[trade].width} />}
      {shown.map((part, at) => (
        <Thing
          key={part}
          name={things[part]}
          of={trade}
          {...standing}
          x={start + SLOT + 16 + at * STEP}
          width={STEP - 12}
        />
      ))}
      <rect className={css.kerb} {...street} y={HEIGHT - 12} height={2} />
    </svg>
  );
}
