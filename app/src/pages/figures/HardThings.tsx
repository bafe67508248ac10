import { hardThings } from '../../content/hardThings.ts';
import { allBrands, cheapest } from '../../content/offers.ts';
import { formatEuro } from '../../domain/money.ts';
import { DrawingList } from './parts/DrawingList';

const words = { price: formatEuro(cheapest(allBrands).price) };

/** Three things that shouldn’t be so hard. */
export const Figure = () => <DrawingList of="hard-things" items={hardThings} words={words} />;
