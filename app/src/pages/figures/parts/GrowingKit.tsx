import { Sample } from '../../../shell/Sample';
import type { Piece } from '../kit/drawing';
import * as kit from '../kit/kit.css';
import * as css from './growingKit.css';

interface GrowingKitProps {
  id: string;
  pieces: readonly Piece[];
  viewBox: string;
  /** What the drawing shows at first: the middle package. */
  label: string;
  /** One sentence about the drawing. */
  caption: string;
}

/** The pieces of a service beside its prices: the middle package, or the one that is pointed at. */
export const GrowingKit = ({ id, pieces, viewBox, label, caption }: GrowingKitProps) => (
  <figure aria-labelledby={id}>
    <div className={kit.stage}>
      <svg className={kit.kit} viewBox={viewBox} role="img" aria-label={label}>
        {pieces.map(({ from, art, outline }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
          <g key={at}>
            {outline && <path className={`${kit.outline} ${css.outlines[from]}`} d={outline} />}
            <g className={css.pieces[from]}>{art}</g>
          </g>
        ))}
      </svg>
    </div>
    <Sample id={id} of="brand">
      {caption}
    </Sample>
  </figure>
);
