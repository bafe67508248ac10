import { scaleLinear } from 'd3-scale';
import type { CSSProperties } from 'react';
import { catalogue, tierIds } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import { midpoint } from '../../domain/pricing/tier.ts';
import { hidden } from '../../shell/style/type.css';
import * as css from './parts/ranges.css';

const highest = Math.max(...tierIds.map((id) => catalogue.tiers[id].maxPrice));
const scale = scaleLinear([0, highest], [0, 100]).nice();

/** The length of the ruler, in euro. */
const length = scale.domain()[1] ?? highest;

/** The marks of the ruler, in euro. */
const marks: readonly number[] = scale.ticks(6);

/** Where an amount is on the ruler. */
const at = (euro: number): string => `${scale(euro).toFixed(2)}%`;

const ticks = marks.map((euro) => `M${euro} 0v8`).join('');

const placedAt = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, euro]) => [name, at(euro)])) as CSSProperties;

/** The price ranges of the tiers on one ruler, each with its middle. */
export const TierRanges = () => (
  <>
    <ul className={css.ranges}>
      {tierIds.map((id) => {
        const { name, minPrice, maxPrice } = catalogue.tiers[id];
        const places = placedAt({ '--low': minPrice, '--middle': midpoint(catalogue.tiers[id]), '--high': maxPrice });
        return (
          <li key={id} className={css.range} style={places}>
            <h3 className={css.name}>{name}</h3>
            <p className={css.track}>
              <span className={css.bar} />
              <span className={css.from}>
                <span className={hidden}>from </span>
                {formatEuro(minPrice)}
              </span>{' '}
              <span className={css.to}>
                <span className={hidden}>to </span>
                {formatEuro(maxPrice)}
              </span>
              <span className={hidden}>, in your quote </span>
              <b className={css.quoted}>{formatEuro(midpoint(catalogue.tiers[id]))}</b>
            </p>
          </li>
        );
      })}
    </ul>
    <div className={css.ruler} aria-hidden>
      <svg className={css.marked} viewBox={`0 0 ${length} 8`} preserveAspectRatio="none" aria-hidden>
        <path d={ticks} stroke="currentColor" vectorEffect="non-scaling-stroke" />
      </svg>
      {marks.map((euro) => (
        <span key={euro} className={css.amount} style={{ insetInlineStart: at(euro) }}>
          {formatEuro(euro)}
        </span>
      ))}
    </div>
  </>
);
