import { tradeIds } from '../../../domain/trades.ts';
import { Part } from '../../figures/parts/Drawing';
import { symbols } from './palette.css';

/** What the drawings of a street use more than once: the front and the lettering of each shop. */
export const Symbols = () => (
  <svg className={symbols} aria-hidden>
    <defs>
      {tradeIds.map((id) => [
        <Part key={`${id}-name`} id={`street-${id}-name`} of={`street/${id}/name`} />,
        <Part key={id} id={`street-${id}`} of={`street/${id}/front`} />,
      ])}
    </defs>
  </svg>
);
