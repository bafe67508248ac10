import { brandMoments, fourSenders, hardThings, howWeWork } from '../../content/drawnTexts.ts';
import { allBrands, cheapest } from '../../content/offers.ts';
import { formatEuro } from '../../domain/money.ts';
import type { Words } from '../../domain/text/blocks.ts';
import { stage } from '../../shell/art/drawing.css';
import { Sample } from '../../shell/Sample';
import * as type from '../../shell/style/type.css';
import { orderView } from '../landing/street/order.ts';
import { firstOrder } from '../landing/street/parts.ts';
import { Spans } from '../text/Spans';
import { caption } from './parts/caption.css';
import { Drawing } from './parts/Drawing';
import * as css from './parts/drawingList.css';

interface DrawingListProps {
  /** The folder of the drawings in `src/content/drawings`: one for each item, by its id. */
  of: string;
  items: Readonly<Record<string, { title: string; text: Words }>>;
  /** What the drawings don’t know themselves. */
  words?: Readonly<Record<string, string>>;
}

/** A list of titles and texts, each below a drawing. */
const DrawingList = ({ of, items, words }: DrawingListProps) => (
  <ul className={css.list}>
    {Object.entries(items).map(([id, { title, text }]) => (
      <li key={id}>
        <div className={stage}>
          <Drawing className={css.drawing} of={`${of}/${id}`} words={words} />
        </div>
        <h3 className={`${type.h3} ${css.title}`}>{title}</h3>
        <p className={caption}>
          <Spans words={text} />
        </p>
      </li>
    ))}
  </ul>
);

/** When a business needs a new look. */
export const BrandMoments = () => <DrawingList of="brand-moments" items={brandMoments} />;

/** Four things that an owner finds after closing time. */
export const FourSenders = () => (
  <>
    <DrawingList of="four-senders" items={fourSenders} />
    <Sample as="p" of="data">
      Four made-up examples.
    </Sample>
  </>
);

const words = { price: formatEuro(cheapest(allBrands).price) };

/** Three things that shouldn’t be so hard. */
export const HardThings = () => <DrawingList of="hard-things" items={hardThings} words={words} />;

const { parts, discount, total } = orderView({ ...firstOrder, on: ['website', 'system'] });

/** A bill from the price list. */
const bill = {
  website: formatEuro(parts.website.amount),
  system: formatEuro(parts.system.amount),
  together: formatEuro(discount?.amount ?? 0),
  total: formatEuro(total),
};

/** How the agency works. */
export const HowWeWork = () => <DrawingList of="how-we-work" items={howWeWork} words={bill} />;
