import { Lettering } from './Lettering';
import { tideTable } from './letters/tideTable.ts';
import * as css from './TideTable.css';

/** What the fish is drawn on: red, or the paper of the page. */
type Ground = 'red' | 'paper';

/** The mark of Tide Table: a fish whose tail is four chips. */
export function Fish({ on }: { on: Ground }) {
  const [body, detail] = on === 'red' ? ['#FFF3DE', '#D93416'] : ['#D93416', '#FFF3DE'];
  return (
    <svg className={css.fish} viewBox="-126 -70 256 140" aria-hidden>
      <g fill="#FFCC4D">
        {[-40, -14, 14, 40].map((angle) => (
          <rect
            key={angle}
            x="8"
            y="-10.5"
            width={Math.abs(angle) > 30 ? 66 : 84}
            height="21"
            rx="4"
            transform={`translate(38 0) rotate(${angle})`}
          />
        ))}
      </g>
      <path
        fill={body}
        d="M-122 4C-92-52-34-66 8-50C34-40 48-22 62 0C48 22 34 40 8 50C-34 66-84 56-104 34L-84 24L-112 20Q-119 12-122 4z"
      />
      <circle cx="-72" cy="-13" r="8.5" fill={detail} />
      <path fill="none" stroke={detail} strokeWidth="6" strokeLinecap="round" d="M-40-30Q-24 0-40 30" />
    </svg>
  );
}

/** Mark and name of Tide Table, on red. */
export const Brand = ({ className }: { className: string }) => (
  <div className={css.brand}>
    <Fish on="red" />
    <Lettering className={className} of={tideTable.name} />
  </div>
);

const dishes = [
  { name: 'Hake and chips', allergens: 'fish, wheat, mustard', price: '€13.50', count: 2 },
  { name: 'Cod bites', allergens: 'fish, wheat, egg', price: '€9.00' },
  { name: 'Crab claws', allergens: 'crustaceans, milk', price: '€11.00' },
  { name: 'Battered sausage', allergens: 'wheat, soya', price: '€5.50' },
  { name: 'Chips, large', allergens: 'none of the 14', price: '€4.80', count: 1 },
  { name: 'Mushy peas', allergens: 'none of the 14', price: '€3.20' },
  { name: 'Curry sauce', allergens: 'celery, mustard', price: '€2.20' },
];

/** The dishes of Tide Table with allergens and prices, two of them chosen. */
export function Dishes({ count }: { count: number }) {
  return dishes.slice(0, count).map(({ name, allergens, price, count }) => (
    <div key={name} className={css.dish}>
      <span>
        <b className={css.dishName}>{name}</b>
        <span className={css.allergens}>{allergens}</span>
      </span>
      <span>{price}</span>
      <span className={`${css.count} ${count ? css.chosen : ''}`}>{count ?? '+'}</span>
    </div>
  ));
}
