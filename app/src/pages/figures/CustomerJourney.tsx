import { moments } from '../../content/journey.ts';
import { stage } from '../../shell/art/drawing.css';
import { ArrowIcon } from '../../shell/icons';
import { SampleFigure } from '../../shell/Sample';
import * as type from '../../shell/style/type.css';
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
          <span className={css.asked}>“{question}”</span>
          <span className={css.loss}>You lose them when {lostWhen}.</span>
        </li>
      ))}
    </ol>
  </SampleFigure>
);

/** The five moments of a customer's journey: a drawing, what helps, and what we sell for it. */
export const JourneyHelp = () => (
  <ol className={css.helpList}>
    {moments.map(({ title, question, helps, more, drawing }, at) => (
      <li key={title} className={css.help}>
        <div className={`${stage} ${css.picture}`}>
          <Drawing className={css.helpDrawing} of={`journey/${drawing}`} />
        </div>
        <div>
          <h3 className={css.helpTitle}>
            <span className={css.number}>{at + 1}</span> {title}
          </h3>
          <p className={css.question}>“{question}”</p>
        </div>
        <p className={css.helps}>{helps}</p>
        <a className={type.link} href={more.to}>
          {more.label} <ArrowIcon />
        </a>
      </li>
    ))}
  </ol>
);
