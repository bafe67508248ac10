import { exchanges } from '../../content/ecosystem.ts';
import { fills, strokes } from '../../shell/art/art.css';
import * as css from './explore/ecosystem.css';
import { numbers } from './explore/exchanges.ts';

/** What the parts pass to each other: the legend of the drawing. The brand has no strand of its own. */
export const Exchanges = () => (
  <ol className={css.legend} aria-label="What the parts pass to each other">
    {exchanges.map(({ title, text }, at) => {
      const strand = numbers[at]?.strand;
      return (
        <li key={title} className={css.exchange}>
          <svg className={css.sign} viewBox="-8 -8 16 16" aria-hidden>
            {strand === undefined ? (
              strokes.map((stroke, lane) => <circle key={stroke} className={fills[lane]} cx={lane * 5 - 5} r="2" />)
            ) : (
              <>
                <circle className={`${css.badge} ${strokes[strand]}`} r="7.2" />
                <text className={css.number} y="2.9" textAnchor="middle">
                  {at + 1}
                </text>
              </>
            )}
          </svg>
          <b className={css.exchanged}>{title}</b>
          <span>{text}</span>
        </li>
      );
    })}
  </ol>
);
