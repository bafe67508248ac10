import { moments } from '../../content/journey.ts';
import { strokes } from '../../shell/art/art.css';
import { Sample } from '../../shell/Sample';
import * as css from './explore/journey.css';
import { HEIGHT, loyal, people, threads, WIDTH } from './explore/threads.ts';

const ends = threads.flatMap(({ end }) => (end ? [`M${end[0]} ${end[1]}h0`] : []));
const words = ['no one', 'one', 'two', 'three', 'four'];

/** The five moments of a customer's journey: who goes on, and who is lost. */
export const CustomerJourney = () => (
  <figure className={css.figure} aria-labelledby="journey">
    <div className={css.art}>
      <svg className={css.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {threads.map(({ d, end }, at) => (
          <path key={d} className={end ? css.lost : `${css.stays} ${strokes[at % strokes.length]}`} d={d} />
        ))}
        <path className={css.end} d={ends.join('')} />
      </svg>
    </div>
    <ol className={css.moments}>
      {moments.map(({ title, question, lostWhen }) => (
        <li key={title} className={css.moment}>
          <b className={css.title}>{title}</b>
          <span className={css.question}>“{question}”</span>
          <span className={css.loss}>You lose them when {lostWhen}.</span>
        </li>
      ))}
    </ol>
    <div className={css.caption}>
      <Sample id="journey" of="data">
        {people} people hear of you, and {words[loyal] ?? loyal} come back.
      </Sample>
    </div>
  </figure>
);
