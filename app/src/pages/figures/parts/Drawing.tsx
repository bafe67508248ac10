import {
  DrawingPart,
  type DrawingPlace,
  type DrawingWords,
  InlineDrawing,
  type PartPlace,
} from '../../../shell/art/Drawing';
import * as css from '../../../shell/art/drawing.css';

const files = import.meta.glob<string>('../../../content/drawings/**/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A file of `src/content/drawings`: `brand/van`. */
function fileOf(name: string): string {
  const file = files[`../../../content/drawings/${name}.svg`];
  if (file === undefined) throw new Error(`There is no drawing src/content/drawings/${name}.svg.`);
  return file;
}

interface FileProps {
  /** Its file in `src/content/drawings`, without its ending. */
  of: string;
  words?: DrawingWords | undefined;
}

/** What is in a drawing, as a part of another. */
export const Part = ({ of, ...rest }: FileProps & PartPlace) => <DrawingPart file={fileOf(of)} {...rest} />;

/** A drawing of any page. Tools import their own files: these are all there are. */
export const Drawing = ({ of, className = css.drawing, ...rest }: FileProps & DrawingPlace) => (
  <InlineDrawing file={fileOf(of)} className={className} {...rest} />
);
