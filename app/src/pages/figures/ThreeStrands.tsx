import { Knot } from '../../shell/art/Knot';
import * as css from './parts/threeStrands.css';

/** The knot of the logo, with the meaning of each strand. */
export const ThreeStrands = () => (
  <div className={css.figure}>
    <p className={`${css.name} ${css.top}`}>Brand</p>
    <Knot className={css.knot} />
    <p className={css.name}>Website</p>
    <p className={`${css.name} ${css.end}`}>Systems</p>
  </div>
);
