import { Sample } from '../../shell/Sample';
import { closeUps } from './kit/brandPieces';
import { Kit } from './kit/drawing';
import { ShopFront } from './kit/ShopFront';
import * as own from './parts/brandPieces.css';

const { sheet, card, menu, van, bag } = closeUps;

const pieces = [
  {
    title: 'The logo',
    text: 'Still you, even as small as a fingernail.',
    drawing: <Kit pieces={[sheet]} tier={2} viewBox="12 12 256 268" />,
  },
  { title: 'The sign', text: 'Readable from a car, and from across the square.', drawing: <ShopFront /> },
  {
    title: 'Card and menu',
    text: 'Held in the hand, in poor light.',
    drawing: <Kit pieces={[card, menu]} tier={2} viewBox="256 158 192 308" />,
  },
  {
    title: 'Van and bag',
    text: 'Your name, carried through town.',
    drawing: <Kit pieces={[van, bag]} tier={2} viewBox="412 164 296 304" />,
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
      Tansy is made up. We agree with you which pieces yours needs.
    </Sample>
  </figure>
);
