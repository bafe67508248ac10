import { formatEuro } from '../../../domain/money.ts';
import { type TradeId, tradeIds, trades } from '../../../domain/trades.ts';
import { Drawing } from '../../figures/parts/Drawing';
import { Part } from '../../figures/parts/Part';
import { frontWidths, HEIGHT } from './measures.ts';
import { symbols } from './palette.css';

/**
 * What these drawings use more than once: the front and the lettering of each shop. In its place, not in the sprite at the
 * end of the page, because the first view draws them.
 */
export const Symbols = () => (
  <svg className={symbols} aria-hidden>
    <defs>
      {tradeIds.map((id) => [
        <Part key={`${id}-name`} id={`street-${id}-name`} of={`street/${id}/name`} />,
        <Part key={id} id={`street-${id}`} of={`street/${id}/front`} />,
      ])}
    </defs>
  </svg>
);

/** The box of a front. */
export const frontBox = (id: TradeId) => `0 -10 ${frontWidths[id]} ${HEIGHT}`;

/** A shop with its sign. Its class has its colours. */
export const Front = ({ of, className }: { of: TradeId; className: string }) => (
  <svg aria-hidden className={className} viewBox={frontBox(of)}>
    <use href={`#street-${of}`} />
    <Part of={`street/${of}/sign`} />
  </svg>
);

export type ThingName = 'phone' | 'tablet' | 'poster';

/** The website of a shop on a phone, its system on a tablet, or its campaign on a poster. */
export const Thing = ({ name, of, className }: { name: ThingName; of: TradeId; className: string }) => (
  <Drawing
    of={name === 'tablet' ? 'street/tablet' : `street/${of}/${name}`}
    words={{ left: formatEuro(trades[of].left) }}
    className={className}
  />
);
