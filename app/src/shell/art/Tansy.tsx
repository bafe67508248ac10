import { DrawingPart } from './Drawing';

const files = import.meta.glob<string>('../../content/drawings/tansy/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What drawings of the sample brand repeat, by the name of its file; `#tansy-name` refers to it. */
export const tansy = ['name', 'specimen', 'trade', 'today', 'stem', 'flower'].map((name) => (
  <DrawingPart key={name} id={`tansy-${name}`} file={files[`../../content/drawings/tansy/${name}.svg`] ?? ''} />
));

/** Holds these on a page whose sprite doesn’t have them. */
export const TansySymbols = () => (
  <svg width="0" height="0" aria-hidden>
    <defs>{tansy}</defs>
  </svg>
);
