import { Sample } from '../../../shell/Sample';
import { Part } from './Drawing';
import * as drawing from './drawing.css';
import * as css from './growingKit.css';
import { type KitName, kits, piecesOf } from './Kit';

interface GrowingKitProps {
  of: KitName;
  /** One sentence about the drawing. */
  caption: string;
}

/** The pieces of a service beside its prices: the middle package, or the one that is pointed at. */
export function GrowingKit({ of, caption }: GrowingKitProps) {
  const id = `${of}-kit`;
  const pieces = piecesOf(of);
  return (
    <figure aria-labelledby={id}>
      <div className={drawing.stage}>
        <svg className={drawing.kit} viewBox={pieces[0]?.viewBox} role="img" aria-label={kits[of].labels[1]}>
          {pieces.map(({ name, from, outline }) => (
            <g key={name}>
              {outline && <path className={`drawing-outline ${css.outlines[from]}`} d={outline} />}
              <Part className={css.pieces[from]} of={name} />
            </g>
          ))}
        </svg>
      </div>
      <Sample id={id} of="brand">
        {caption}
      </Sample>
    </figure>
  );
}
