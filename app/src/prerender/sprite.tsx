import { fallbackVar } from '@vanilla-extract/css';
import { renderToStaticMarkup } from 'react-dom/server';
import { strandColor } from '../shell/art/pictogram.css';
import { type PictogramName, pictograms, symbolId } from '../shell/art/pictograms.ts';

const all = Object.keys(pictograms) as PictogramName[];

/** The symbols of pictograms, hidden, for the end of a page. Nothing for no pictograms. */
function spriteOf(names: readonly PictogramName[]): string {
  if (names.length === 0) return '';
  return renderToStaticMarkup(
    <svg display="none" aria-hidden>
      {names.map((name) => {
        const [ink, strand] = pictograms[name];
        return (
          <symbol key={name} id={symbolId(name)} viewBox="0 0 24 24">
            <path d={ink} />
            <path stroke={fallbackVar(strandColor, 'currentColor')} d={strand} />
          </symbol>
        );
      })}
    </svg>,
  );
}

/** Every pictogram: for tools, whose later steps need others than the first. */
export const wholeSprite = (): string => spriteOf(all);

/** The pictograms that a document uses. */
export const spriteFor = (html: string): string =>
  spriteOf(all.filter((name) => html.includes(`"#${symbolId(name)}"`)));
