import { systemIds } from '../../domain/catalogue/trinity.ts';
import { Sample } from '../../shell/Sample';
import { drawing, stage } from './kit/kit.css';
import { systemPieces, systemsViewBox } from './kit/systemPieces';
import { tiles } from './parts/systemsPicture.css';

/** The five systems, beside their prices: those that are pointed at stand out. */
export const Figure = () => (
  <figure aria-labelledby="systems-kit">
    <div className={stage}>
      <svg
        className={drawing}
        viewBox={systemsViewBox}
        role="img"
        aria-label="Small pictures of the five systems’ screens"
      >
        {systemIds.map((id) => (
          <g key={id} className={tiles[id]}>
            {systemPieces[id]}
          </g>
        ))}
      </svg>
    </div>
    <Sample id="systems-kit" of="data">
      The screens of the five systems. The businesses in them are made up.
    </Sample>
  </figure>
);
