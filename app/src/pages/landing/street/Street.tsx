import type { ReactNode } from 'react';
import { type TradeId, tradeIds } from '../../../domain/trades.ts';
import { frontAt, HEIGHT, streetWidth } from '../../../shell/art/street/measures.ts';
import { palette, unbranded } from '../../../shell/art/street/palette.css';
import { Front, Goods, PlainSign, Symbols, Thing, things } from '../../../shell/art/street/ShopDrawings';
import { frontBox } from '../../../shell/art/street/ShopFronts';
import { Drawing } from '../../figures/parts/Drawing';
import { fields, type PartId, partIds } from './parts.ts';
import * as css from './Street.css';
import { wire, wireOf } from './Street.css';
import { only } from './Trade.css';
import { streetWords as words } from './words.ts';

/** The street itself, three times over: whichever shop is in the middle, there are neighbours on both sides. */
const Neighbours = () => (
  <svg aria-hidden className={css.neighbours} viewBox={`0 -10 ${streetWidth * 3} ${HEIGHT}`}>
    {[0, 1, 2].map((turn) => {
      const x = (id: TradeId) => turn * streetWidth + frontAt(id);
      return tradeIds.map((id) => <use key={`${id}-${turn}`} href={`#street-${id}`} x={x(id)} />);
    })}
  </svg>
);

/** A shop without a brand, in greys with a plain word on its sign, and the same in its own colours. */
const Shop = ({ id }: { id: TradeId }) => (
  <span className={`${css.shop} ${css.shopOf[id]} ${only[id]}`}>
    <svg aria-hidden className={`${css.drawing} ${unbranded}`} viewBox={frontBox(id)}>
      <use href={`#street-${id}`} />
      <PlainSign of={id} />
    </svg>
    <span className={`${css.draw.brand} ${css.over}`}>
      <Front of={id} className={`${css.drawing} ${palette[id]}`} />
    </span>
  </span>
);

/** Pressing a drawing switches its line of the receipt. */
const Switch = ({ part, children }: { part: PartId; children: ReactNode }) => (
  <label className={`${css.thing} ${css.place[part]}`} htmlFor={fields[part].id}>
    {children}
    <span className={`${css.tag} ${css.tagOf[part]}`}>{words.parts[part]}</span>
  </label>
);

/** An outline, or drawn for each trade. */
const Drawn = ({ part }: { part: keyof typeof things }) => (
  <Switch part={part}>
    <Drawing of={`street/outline/${things[part]}`} className={`${css.picture} ${css.missing[part]}`} />
    {tradeIds.map((id) => (
      <span key={id} className={`${css.draw[part]} ${css.over} ${only[id]}`}>
        <Thing name={things[part]} of={id} className={`${css.picture} ${css.branded} ${palette[id]}`} />
      </span>
    ))}
  </Switch>
);

/** The shop of the chosen trade with what is switched on, joined to its lines of the receipt. Decorative. */
export const Street = () => (
  <div className={css.street} aria-hidden>
    <Symbols />
    <Neighbours />
    <i className={css.kerb} />
    <Switch part="brand">
      {tradeIds.map((id) => (
        <Shop key={id} id={id} />
      ))}
    </Switch>
    {tradeIds.map((id) => (
      <div key={id} className={`${css.goods} ${css.goodsOf[id]} ${only[id]}`}>
        <Goods of={id} className={`${css.draw.brand} ${css.drawing} ${palette[id]}`} />
      </div>
    ))}
    <Drawn part="website" />
    <Drawn part="system" />
    <Drawn part="campaign" />
    {partIds.map((id) => (
      <i key={id} className={`${wire} ${wireOf[id]}`} />
    ))}
  </div>
);
