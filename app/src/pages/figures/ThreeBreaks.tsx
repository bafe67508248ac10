import { breaks } from '../../content/ecosystem.ts';
import * as type from '../../shell/style/type.css';
import * as css from './explore/breaks.css';
import { caption } from './parts/caption.css';
import { Drawing } from './parts/Drawing';

/** Three breaks between two parts, drawn: the strands of the one don't reach the other. */
export const ThreeBreaks = () => (
  <ul className={css.list}>
    {Object.entries(breaks).map(([drawing, { title, text }]) => (
      <li key={title}>
        <Drawing className={css.drawing} of={`breaks/${drawing}`} />
        <h3 className={`${type.h3} ${css.title}`}>{title}</h3>
        <p className={caption}>{text}</p>
      </li>
    ))}
  </ul>
);
