import { fallbackVar } from '@vanilla-extract/css';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DrawingPart } from '../shell/art/Drawing';
import { sharedKnot } from '../shell/art/Knot';
import { strandColor } from '../shell/art/pictogram.css';
import { type PictogramName, pictograms, symbolId } from '../shell/art/pictograms.ts';
import { tansyMark, tansyWords } from '../shell/art/Tansy';

type Definition = ReactElement<{ id: string }>;

const pictogramNames = Object.keys(pictograms) as PictogramName[];

const pictogramSymbols = pictogramNames.map((name): Definition => {
  const [ink, strand] = pictograms[name];
  return (
    <symbol key={name} id={symbolId(name)} viewBox="0 0 24 24">
      <path d={ink} />
      <path stroke={fallbackVar(strandColor, 'currentColor')} d={strand} />
    </symbol>
  );
});

const sketches = Object.entries(
  import.meta.glob<string>(['../content/drawings/{services,goals,paths}/*.svg', '!**/counted-goal.svg'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).map(([path, file]) => (
  <DrawingPart
    key={path}
    id={path.slice('../content/drawings/'.length, -'.svg'.length).replace('/', '-')}
    file={file}
  />
));

/** Definitions for the end of a page, without any size and drawn only where they are used. Nothing for none. */
function spriteOf(definitions: readonly Definition[]): string {
  if (definitions.length === 0) return '';
  return renderToStaticMarkup(
    <svg width="0" height="0" aria-hidden>
      <defs>{definitions}</defs>
    </svg>,
  );
}

/** What the cards of any step of a wizard show. */
export const wizardSprite = (): string => spriteOf([...tansyMark, ...sketches]);

/** The pictograms and drawings that a document uses. */
export const spriteFor = (html: string): string =>
  spriteOf(
    [...pictogramSymbols, ...tansyWords, ...tansyMark, sharedKnot].filter(({ props }) =>
      html.includes(`"#${props.id}"`),
    ),
  );
