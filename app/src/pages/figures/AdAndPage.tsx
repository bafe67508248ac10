import { Sample } from '../../shell/Sample';
import { orderPage, Strands } from './kit/adAndPage';
import { ad } from './kit/campaignPieces';
import * as css from './kit/kit.css';

/** What the ad says, and where the page says the same. */
const strands = [
  { from: [310, 226], to: [420, 206] },
  { from: [310, 335], to: [420, 291] },
  { from: [310, 401], to: [420, 396] },
] as const;

/** An ad and the page that it opens, joined where they say the same. */
export const Figure = () => (
  <figure aria-labelledby="promise">
    <svg
      className={css.joined}
      viewBox="6 14 618 478"
      role="img"
      aria-label="An ad says: a loaf for Sunday, order by Friday. The page it opens says the same, and takes the order."
    >
      <g className={css.scaled} transform="translate(-24 46) scale(1.12)">
        {ad}
      </g>
      {orderPage}
      <Strands of={strands} />
    </svg>
    <Sample id="promise" of="brand">
      Tansy is made up. The page repeats what the ad promised.
    </Sample>
  </figure>
);
