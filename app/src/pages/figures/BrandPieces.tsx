import { closeUps } from './kit/brandPieces';
import type { Piece } from './kit/drawing';
import * as css from './kit/kit.css';
import { ShopFront } from './kit/ShopFront';
import * as own from './parts/brandPieces.css';
import { Sample } from './parts/Sample';

const { sheet, card, menu, van, bag } = closeUps;

const CloseUp = ({ of, viewBox }: { of: readonly Piece[]; viewBox: string }) => (
  <svg className={css.drawing} viewBox={viewBox} aria-hidden>
    {of.map(({ art }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
      <g key={at}>{art}</g>
    ))}
  </svg>
);

const pieces = [
  {
    title: 'The logo',
    text: 'Still you, even as small as a fingernail.',
    drawing: <CloseUp of={[sheet]} viewBox="12 12 256 268" />,
  },
  { title: 'The sign', text: 'Readable from a car, and from across the square.', drawing: <ShopFront /> },
  {
    title: 'Card and menu',
    text: 'Held in the hand, in poor light.',
    drawing: <CloseUp of={[card, menu]} viewBox="256 158 192 308" />,
  },
  {
    title: 'Van and bag',
    text: 'Your name, carried through town.',
    drawing: <CloseUp of={[van, bag]} viewBox="412 164 296 304" />,
  },
];

/** The pieces of a brand, up close. */
export const Figure = () => (
  <figure aria-labelledby="pieces">
    <ul className={own.pieces}>
      {pieces.map(({ title, text, drawing }) => (
        <li key={title}>
          <div className={own.stage}>{drawing}</div>
          <h3 className={own.title}>{title}</h3>
          <p className={own.about}>{text}</p>
        </li>
      ))}
    </ul>
    <Sample id="pieces" of="brand">
      Tansy doesn’t exist. We agree with you which pieces yours needs.
    </Sample>
  </figure>
);
