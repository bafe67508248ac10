import { isDrawn, people } from '../../../content/people.ts';
import * as css from './people.css';

/** Says that portraits are drawn; nothing once they are photographs. */
export const Placeholders = () =>
  people.some(isDrawn) && (
    <p className={css.placeholders}>
      <b className={css.label}>Placeholders.</b> Drawn.
    </p>
  );
