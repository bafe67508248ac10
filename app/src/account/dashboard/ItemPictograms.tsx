import type { OrderItem } from '../../domain/contract/account.ts';
import { Pictogram } from '../../shell/art/Pictogram';
import { pictograms } from './user.css';

/** The pictograms of what an order or a quote is of. Decorative: its title says it. */
export const ItemPictograms = ({ items }: { items: readonly OrderItem[] }) =>
  items.length > 0 && (
    <p className={pictograms}>
      {items.map((item) => (
        <Pictogram key={item} of={item} />
      ))}
    </p>
  );
