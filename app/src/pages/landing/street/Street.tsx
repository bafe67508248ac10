import type { ReactNode } from 'react';
import { type TradeId, tradeIds, trades } from '../../../domain/trades.ts';
import { Drawing } from '../../figures/parts/Drawing';
import { frontAt, HEIGHT, streetWidth } from './measures.ts';
import { palette } from './palette.css';
import { fields, type PartId, partIds } from './parts.ts';
import { Front, frontBox, Symbols, Thing, type ThingName } from './ShopDrawings';
import * as css from './Street.css';
import { wire, wireOf } from './strands.css';
import { only } from './Trade.css';
import { streetWords as words } from './words.ts';

/** Where the sign of each front is, for its outline without a brand. */
const signs: Readonly<Record<TradeId, readonly [x: number, y: number, width: number, height: number]>> = {
  cafe: [6, 212, 388, 54],
  salon: [0, 212, 320, 56],
  workshop: [20, 212, 262, 60],
  shop: [30, 219, 270, 37],
  guesthouse: [150, 243, 160, 40],
};

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
const Shop = ({ id }: { id: TradeId }) => {
  const [x, y, w, h] = signs[id];
  return (
    <span className={`${css.shop} ${css.shopOf[id]} ${only[id]}`}>
      <svg aria-hidden className={`${css.drawing} ${css.unbranded}`} viewBox={frontBox(id)}>
        <use href={`#street-${id}`} />
        <rect className={css.outline} x={x + 6} y={y + 5} width={w - 12} height={h - 10} />
        <text className={css.plainSign} x={x + w / 2} y={y + h / 2 + 7}>
          {trades[id].word}
        </text>
      </svg>
      <span className={`${css.draw.brand} ${css.over}`}>
        <Front of={id} className={`${css.drawing} ${palette[id]}`} />
      </span>
    </span>
  );
};

const things = { website: 'phone', system: 'tablet', campaign: 'poster' } as const satisfies Partial<
  Record<PartId, ThingName>
>;

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
        <Drawing of={`street/${id}/goods`} className={`${css.draw.brand} ${css.drawing} ${palette[id]}`} />
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
