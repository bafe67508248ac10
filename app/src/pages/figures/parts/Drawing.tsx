import { type DrawingPlace, type DrawingWords, InlineDrawing } from '../../../shell/art/Drawing';
import * as css from '../../../shell/art/drawing.css';
import { fileOf } from './Part';

interface DrawingProps extends DrawingPlace {
  /** Its file in `src/content/drawings`, without its ending. */
  of: string;
  words?: DrawingWords | undefined;
}

/** A drawing of any page. Tools import their own files: these are all there are. */
export const Drawing = ({ of, className = css.drawing, ...rest }: DrawingProps) => (
  <InlineDrawing file={fileOf(of)} className={className} {...rest} />
);
