import { h3 } from '../../shell/style/type.css';
import { caption } from './parts/caption.css';
import { Drawing } from './parts/Drawing';
import * as css from './parts/garoSearch.css';

/** By their drawings. */
const rounds = {
  'many-plans': { title: 'Draw up many plans', text: 'At random, and most of them bad.' },
  'better-ones': { title: 'Keep the better ones', text: 'Those that cost least by your rules.' },
  'cross-two': { title: 'Cross two of them', text: 'Each amount comes from one or the other.' },
  'change-a-little': { title: 'Change a little', text: 'Then start again, until the plans stop getting better.' },
} as const;

/** The search of GARO in four drawings. */
export const GaroSearch = () => (
  <figure aria-label="How GARO searches for a plan">
    <ol className={css.rounds}>
      {Object.entries(rounds).map(([drawing, { title, text }], at) => (
        <li key={title} className={css.round}>
          <Drawing className={css.drawing} of={`garo-search/${drawing}`} />
          <h3 className={h3}>
            <span className={css.number}>{at + 1}</span> {title}
          </h3>
          <p className={caption}>{text}</p>
        </li>
      ))}
    </ol>
  </figure>
);
