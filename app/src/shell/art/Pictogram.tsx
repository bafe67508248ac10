import * as css from './pictogram.css';
import { type PictogramName, symbolId } from './pictograms.ts';

interface PictogramProps {
  of: PictogramName;
  /** 20, 24, 32 or 48 pixels. The line is about as thick in each. */
  size?: keyof typeof css.size;
}

/** A pictogram from the sprite of the page: ink and one coloured strand. Decorative. */
export function Pictogram({ of, size = 'm' }: PictogramProps) {
  return (
    <svg className={css.size[size]} viewBox="0 0 24 24" aria-hidden>
      <use href={`#${symbolId(of)}`} />
    </svg>
  );
}
