import type { OrderItem } from '../../domain/contract/account.ts';
import { Pictogram } from '../../shell/art/Pictogram';
import { pictograms } from './order.css';

/** The pictograms of the items of an order or a quote. Decorative: the title names them. */
export const ItemPictograms = ({ items }: { items: readonly OrderItem[] }) =>
  items.length > 0 && (
    <p className={pictograms}>
      {items.map((item) => (
        <Pictogram key={item} of={item} />
      ))}
    </p>
  );
