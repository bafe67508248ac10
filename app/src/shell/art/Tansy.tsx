import { DrawingPart } from './Drawing';

const files = import.meta.glob<string>('../../content/drawings/tansy/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const parts = (names: readonly string[]) =>
  names.map((name) => (
    <DrawingPart key={name} id={`tansy-${name}`} file={files[`../../content/drawings/tansy/${name}.svg`] ?? ''} />
  ));

/** What drawings of the sample brand repeat, by the name of its file; `#tansy-name` refers to it. */
export const tansyMark = parts(['stem', 'flower']);
export const tansyWords = parts(['name', 'specimen', 'trade', 'today']);
