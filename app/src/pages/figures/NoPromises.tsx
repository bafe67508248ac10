import { noPromises } from '../../content/drawnTexts.ts';
import { stage } from '../../shell/art/drawing.css';
import { Spans } from '../text/Spans';
import { Drawing } from './parts/Drawing';
import * as css from './parts/noPromises.css';

/** What the agency doesn’t promise, crossed out, and beside it what there is instead. */
export const NoPromises = () => (
  <ul className={css.rows}>
    {Object.entries(noPromises).map(([id, { title, text }]) => (
      <li key={id} className={css.row}>
        <div className={stage}>
          <Drawing className={css.drawing} of={`no-promises/${id}`} />
        </div>
        <h3 className={css.title}>
          <s>{title}</s>
        </h3>
        <p className={css.instead}>
          <Spans words={text} />
        </p>
      </li>
    ))}
  </ul>
);
