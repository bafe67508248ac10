import { brandMoments, fourSenders, garoRounds, hardThings, howWeWork } from '../../content/drawnTexts.ts';
import { allBrands, cheapest } from '../../content/offers.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { goalIds } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import type { Words } from '../../domain/text/blocks.ts';
import type { DrawingWords } from '../../shell/art/Drawing';
import { stage } from '../../shell/art/drawing.css';
import { Pictogram } from '../../shell/art/Pictogram';
import { Sample } from '../../shell/Sample';
import { orderView } from '../landing/street/order.ts';
import { firstOrder } from '../landing/street/parts.ts';
import { Drawing } from './parts/Drawing';
import type { Note } from './parts/Notes';
import { Pictured } from './parts/Pictured';

interface DrawingListProps {
  /** The folder of the drawings in `src/content/drawings`: one for each item, by its id. */
  of: string;
  items: Readonly<Record<string, { title: string; text: Words }>>;
  columns?: '4-2' | '3-3';
  isNumbered?: boolean;
  /** What the drawings don’t know themselves. */
  words?: DrawingWords;
}

/** A list of titles and texts, each below a drawing. */
const DrawingList = ({ of, items, columns = '4-2', isNumbered, words }: DrawingListProps) => (
  <Pictured
    columns={columns}
    isNumbered={isNumbered}
    items={Object.entries(items).map(([id, item]) => ({
      ...item,
      picture: (
        <div className={stage}>
          <Drawing of={`${of}/${id}`} words={words} />
        </div>
      ),
    }))}
  />
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
export const HardThings = () => <DrawingList of="hard-things" items={hardThings} columns="3-3" words={words} />;

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

/** The search of GARO in four drawings. */
export const GaroSearch = () => (
  <figure aria-label="How GARO searches for a plan">
    <DrawingList of="garo-search" items={garoRounds} isNumbered />
  </figure>
);

const { goals } = catalogue;

/** The six goals with their pictograms; the notes, in the order of the goals, say what helps with each. */
export const GoalSigns = ({ notes = [] }: { notes?: readonly Note[] }) => (
  <Pictured
    columns="3-2"
    beside="sign"
    items={goalIds.map((id, at) => ({
      picture: <Pictogram of={`goal-${id}`} size="xl" />,
      title: goals[id].title,
      text: notes[at]?.text,
    }))}
  />
);
