import { kit } from '../../shell/art/drawing.css';
import { SampleFigure } from '../../shell/Sample';
import * as own from './parts/brandPieces.css';
import { Part } from './parts/Drawing';
import { caption } from './parts/pictured.css';

const pieces = [
  { title: 'The logo', text: 'Still you, even as small as a fingernail.', of: ['sheet'], viewBox: '12 12 256 268' },
  {
    title: 'The sign',
    text: 'Readable from a car, and from across the square.',
    of: ['shop-front'],
    viewBox: '0 0 448 300',
  },
  {
    title: 'Card and menu',
    text: 'Held in the hand, in poor light.',
    of: ['card', 'menu'],
    viewBox: '256 158 192 308',
  },
  {
    title: 'Van and bag',
    text: 'Your name, carried through town.',
    of: ['van', 'bag'],
    viewBox: '412 164 296 304',
  },
];

/** The pieces of a brand, up close. */
export const BrandPieces = () => (
  <SampleFigure id="pieces" of="brand" caption="Tansy is made up. We agree with you which pieces yours needs.">
    <ul className={own.pieces}>
      {pieces.map(({ title, text, of, viewBox }) => (
        <li key={title}>
          <div className={own.stage}>
            <svg className={kit} viewBox={viewBox} aria-hidden>
              {of.map((piece) => (
                <Part key={piece} of={`brand/${piece}`} />
              ))}
            </svg>
          </div>
          <h3 className={own.title}>{title}</h3>
          <p className={caption}>{text}</p>
        </li>
      ))}
    </ul>
  </SampleFigure>
);
