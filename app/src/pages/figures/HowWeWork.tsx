import { howWeWork } from '../../content/howWeWork.ts';
import { formatEuro } from '../../domain/money.ts';
import { firstChoice, quoteView } from '../landing/quoteChoice.ts';
import { DrawingList } from './parts/DrawingList';

const { parts, discount, total } = quoteView(firstChoice);

/** A bill from the price list. */
const bill = {
  website: formatEuro(parts.website.amount),
  system: formatEuro(parts.trinity.amount),
  together: formatEuro(discount?.amount ?? 0),
  total: formatEuro(total),
};

/** How the agency works. */
export const Figure = () => <DrawingList of="how-we-work" items={howWeWork} words={bill} />;
