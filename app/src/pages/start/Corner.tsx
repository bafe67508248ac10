import { formatEuro } from '../../domain/money.ts';
import { type TradeId, tradeIds, trades } from '../../domain/trades.ts';
import { Drawing, Part } from '../figures/parts/Drawing';
import { frontWidths, HEIGHT } from '../landing/street/measures.ts';
import { palette } from '../landing/street/palette.css';
import { Symbols } from '../landing/street/Symbols';
import { only } from '../landing/street/Trade.css';
import * as css from './Start.css';

/** What stands beside the shop while it is wanted. */
const things = {
  poster: (id: TradeId) => `street/${id}/poster`,
  phone: (id: TradeId) => `street/${id}/phone`,
  tablet: () => 'street/tablet',
} as const;

/** The visitor's shop with what they want. Decorative. */
export const Corner = () => (
  <div className={css.corner} aria-hidden>
    <Symbols />
    {tradeIds.map((id) => (
      <div key={id} className={`${css.shop} ${palette[id]} ${only[id]}`}>
        {(['poster', 'phone', 'tablet'] as const).map((name) => (
          <Drawing
            key={name}
            of={things[name](id)}
            words={{ left: formatEuro(trades[id].left) }}
            className={`${css.picture} ${css.thing[name]}`}
          />
        ))}
        <svg aria-hidden className={`${css.picture} ${css.front[id]}`} viewBox={`0 -10 ${frontWidths[id]} ${HEIGHT}`}>
          <use href={`#street-${id}`} />
          <Part of={`street/${id}/sign`} />
        </svg>
      </div>
    ))}
  </div>
);
