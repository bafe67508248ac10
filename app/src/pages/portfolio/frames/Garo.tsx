import type { FrameProps } from '../Frame';
import { Browser, Scene } from '../Screens';
import { row } from '../Screens.css';
import { SoftwareBar } from '../Software';
import * as software from '../Software.css';
import * as css from './Garo.css';

interface Line {
  product: string;
  /** How many to order; absent for "leave it". */
  order?: string;
  /** The program's number, which the owner changed. */
  changed?: string;
  supplier: string;
  reason: string;
  cost?: string;
}

const list: readonly Line[] = [
  {
    product: 'Candle, plain',
    order: '24',
    supplier: 'The candle people',
    reason: '6 left; six weeks to come',
    cost: '€26.40',
  },
  {
    product: 'Tumbler, green, 25 cl',
    order: '24',
    supplier: 'West Glass',
    reason: '18 left; nothing under a full box',
    cost: '€52.80',
  },
  { product: 'Throw, grey', order: '4', supplier: 'Moor Wool', reason: 'One a week since October', cost: '€76.00' },
  { product: 'Card, plain', order: '40', supplier: 'Paper Street', reason: 'Fills the box of forty', cost: '€18.00' },
  {
    product: 'Candle holder, glass',
    changed: '6',
    order: '30',
    supplier: 'West Glass',
    reason: 'The school is planning a fair',
    cost: '€48.00',
  },
  { product: 'Candle, cinnamon', supplier: 'The candle people', reason: '200 left; three sold since January' },
  { product: 'Card, Mother’s Day', supplier: 'Paper Street', reason: 'Worthless the day after' },
];

/** GARO: the list of orders for Sunday evening. */
export function Drawing({ alt }: FrameProps) {
  return (
    <Scene alt={alt} className={css.stage}>
      <Browser
        className={software.software}
        bar={
          <SoftwareBar system="GARO" pages={['Sunday’s list', 'Products', 'Rules', 'Suppliers']} customer="Sundry" />
        }
      >
        <div className={software.content}>
          <div className={`${row} ${css.top}`}>
            <div>
              <p className={software.headline}>Order five, leave two.</p>
              <p className={software.subline}>A suggestion for Sunday evening. Change what you know better.</p>
            </div>
            <Rounds />
          </div>
          <div className={`${software.table} ${css.columns}`}>
            <div className={`${software.line} ${software.head}`}>
              <span />
              <span>Product</span>
              <span className={software.number}>Order</span>
              <span className={css.below}>Supplier</span>
              <span className={css.below}>Because</span>
              <span className={software.number}>Costs</span>
            </div>
            {list.map((line) => (
              <ListLine key={line.product} line={line} />
            ))}
          </div>
          <div className={`${row} ${css.foot}`}>
            <span className={`${software.quiet} ${css.note}`}>Four suppliers, five lines. Every box is full.</span>
            <span className={css.total}>€221.20</span>
            <span className={css.button}>Print the orders</span>
          </div>
        </div>
      </Browser>
    </Scene>
  );
}

function ListLine({ line: { product, order, changed, supplier, reason, cost = '–' } }: { line: Line }) {
  const state = order === undefined ? css.left : changed === undefined ? '' : css.own;
  return (
    <div className={`${software.line} ${state}`}>
      <span className={css.sign}>{order === undefined ? <Cross /> : <Tick />}</span>
      <span className={css.product}>{product}</span>
      <span className={software.number}>
        {changed !== undefined && (
          <>
            <s>{changed}</s>{' '}
          </>
        )}
        <b>{order ?? 'leave'}</b>
      </span>
      <span className={css.below}>{supplier}</span>
      <span className={css.below}>
        {changed !== undefined && <b className={css.you}>You: </b>}
        {reason}
      </span>
      <span className={software.number}>{cost}</span>
    </div>
  );
}

const Tick = () => (
  <svg className={css.icon} viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
    <path d="m3 8.5 3.4 3.5L13 4.5" />
  </svg>
);

const Cross = () => (
  <svg className={css.icon} viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
    <path d="M4 4l8 8M12 4l-8 8" />
  </svg>
);

/** How the plans get better with every round. */
const Rounds = () => (
  <div className={css.rounds}>
    <svg viewBox="0 0 224 64" aria-hidden>
      <path className={css.curve} d="M2 6C14 30 22 38 44 44S110 54 218 56" />
      <path className={css.floor} d="M2 62H218" />
      <circle className={css.best} cx="218" cy="56" r="4" />
    </svg>
    <span className={css.roundsWords}>best of 400 rounds</span>
  </div>
);
