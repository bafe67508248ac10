import { DrawingPart, type DrawingWords, type PartPlace } from '../../../shell/art/Drawing';

const files = import.meta.glob<string>('../../../content/drawings/**/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A file of `src/content/drawings`: `brand/van`. */
export function fileOf(name: string): string {
  const file = files[`../../../content/drawings/${name}.svg`];
  if (file === undefined) throw new Error(`There is no drawing src/content/drawings/${name}.svg.`);
  return file;
}

export interface PartProps extends PartPlace {
  /** Its file in `src/content/drawings`, without its ending. */
  of: string;
  words?: DrawingWords | undefined;
}

/** What is in a drawing, as a part of another. */
export const Part = ({ of, ...rest }: PartProps) => <DrawingPart file={fileOf(of)} {...rest} />;
