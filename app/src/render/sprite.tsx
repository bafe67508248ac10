import { fallbackVar } from '@vanilla-extract/css';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sharedKnot } from '../shell/art/Knot';
import { type PictogramName, pictograms, symbolId } from '../shell/art/pictograms.ts';
import { strandColor } from '../shell/art/strandColor.css';
import { tansy } from '../shell/art/Tansy';

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

/** Definitions for the end of a page, without any size and drawn only where they are used. Nothing for none. */
function spriteOf(definitions: readonly Definition[]): string {
  if (definitions.length === 0) return '';
  return renderToStaticMarkup(
    <svg width="0" height="0" aria-hidden>
      <defs>{definitions}</defs>
    </svg>,
  );
}

/** Every pictogram: for tools, whose later steps need others than the first. */
export const wholeSprite = (): string => spriteOf(pictogramSymbols);

/** The pictograms and drawings that a document uses. */
export const spriteFor = (html: string): string =>
  spriteOf([...pictogramSymbols, ...tansy, sharedKnot].filter(({ props }) => html.includes(`"#${props.id}"`)));
