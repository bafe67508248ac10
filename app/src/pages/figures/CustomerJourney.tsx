import { moments } from '../../content/journey.ts';
import { SampleFigure } from '../../shell/Sample';
import * as css from './explore/journey.css';
import { Drawing } from './parts/Drawing';

/** The five moments of a customer's journey: who goes on, and who is lost. */
export const CustomerJourney = () => (
  <SampleFigure id="journey" of="data" caption="24 people hear of you, and four come back." className={css.figure}>
    <div className={css.art}>
      <Drawing className={css.drawing} of="journey/threads" preserveAspectRatio="none" />
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
  </SampleFigure>
);
