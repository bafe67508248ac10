import { Knot } from '../../shell/art/Knot';
import * as css from './parts/threeStrands.css';

/** The knot of the logo, with what each strand stands for. */
export const Figure = () => (
  <div className={css.figure} role="img" aria-label="A knot of three strands: brand, website, systems">
    <span className={`${css.name} ${css.top}`}>Brand</span>
    <Knot className={css.knot} />
    <span className={css.name}>Website</span>
    <span className={`${css.name} ${css.end}`}>Systems</span>
  </div>
);
