import { tradeIds } from '../../domain/trades.ts';
import { palette } from '../../shell/art/street/palette.css';
import { Front, Symbols, Thing } from '../../shell/art/street/ShopDrawings';
import { only } from '../landing/street/Trade.css';
import * as css from './Start.css';

/** The visitor’s shop, and beside it what they want. Decorative. */
export const Corner = () => (
  <div className={css.corner} aria-hidden>
    <Symbols />
    {tradeIds.map((id) => (
      <div key={id} className={`${css.shop} ${palette[id]} ${only[id]}`}>
        {(['poster', 'phone', 'tablet'] as const).map((name) => (
          <Thing key={name} name={name} of={id} className={`${css.picture} ${css.thing[name]}`} />
        ))}
        <Front of={id} className={`${css.picture} ${css.front[id]}`} />
      </div>
    ))}
  </div>
);
