import type { CSSProperties } from 'react';
import { tierIds, tiers } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import { hidden } from '../../shell/style/type.css';
import * as css from './parts/ranges.css';
import { at, length, marks, rangeOf } from './parts/ruler.ts';

const ticks = marks.map((euro) => `M${euro} 0v8`).join('');

const placedAt = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, euro]) => [name, at(euro)])) as CSSProperties;

/** The price ranges of the tiers on one ruler, each with its middle. */
export const TierRanges = () => (
  <>
    <ul className={css.ranges}>
      {tierIds.map((id) => {
        const { low, middle, high } = rangeOf(id);
        return (
          <li key={id} className={css.range} style={placedAt({ '--low': low, '--middle': middle, '--high': high })}>
            <h3 className={css.name}>{tiers[id].name}</h3>
            <p className={css.track}>
              <span className={css.bar} />
              <span className={css.from}>
                <span className={hidden}>from </span>
                {formatEuro(low)}
              </span>{' '}
              <span className={css.to}>
                <span className={hidden}>to </span>
                {formatEuro(high)}
              </span>
              <span className={hidden}>, in your quote </span>
              <b className={css.quoted}>{formatEuro(middle)}</b>
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
