import { moments } from '../../content/journey.ts';
import { stage } from '../../shell/art/drawing.css';
import { ArrowIcon } from '../../shell/icons';
import * as type from '../../shell/style/type.css';
import * as css from './explore/help.css';
import { Drawing } from './parts/Drawing';

/** The five moments of a customer's journey: a drawing, what helps, and what we sell for it. */
export const JourneyHelp = () => (
  <ol className={css.list}>
    {moments.map(({ title, question, helps, more, drawing }, at) => (
      <li key={title} className={css.moment}>
        <div className={`${stage} ${css.picture}`}>
          <Drawing className={css.drawing} of={`journey/${drawing}`} />
        </div>
        <div>
          <h3 className={css.title}>
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
