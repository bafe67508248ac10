import { PackageCard, type PackageCardProps } from '@agency-site/ui';
import { cards } from './cards.css';

type Card = Omit<PackageCardProps, 'type' | 'name' | 'value' | 'checked' | 'onChange'>;

interface OneOfProps<Id extends string> {
  name: string;
  ids: readonly Id[];
  chosen: Id | null;
  onChoose: (id: Id) => void;
  card: (id: Id) => Card;
  className?: string;
}

/** Cards of which one is chosen. */
export function OneOf<Id extends string>({ name, ids, chosen, onChoose, card, className = cards }: OneOfProps<Id>) {
  return (
    <div className={className}>
      {ids.map((id) => (
        <PackageCard
          key={id}
          {...card(id)}
          type="radio"
          name={name}
          value={id}
          checked={id === chosen}
          onChange={() => onChoose(id)}
        />
      ))}
    </div>
  );
}

interface SomeOfProps<Id extends string> extends Omit<OneOfProps<Id>, 'chosen' | 'onChoose'> {
  chosen: readonly Id[];
  onChoose: (ids: readonly Id[]) => void;
}

/** Cards of which several are chosen; they are kept in the order of the list. */
export function SomeOf<Id extends string>({ name, ids, chosen, onChoose, card, className = cards }: SomeOfProps<Id>) {
  return (
    <div className={className}>
      {ids.map((id) => (
        <PackageCard
          key={id}
          {...card(id)}
          type="checkbox"
          name={name}
          value={id}
          checked={chosen.includes(id)}
          onChange={(checked) => onChoose(ids.filter((other) => (other === id ? checked : chosen.includes(other))))}
        />
      ))}
    </div>
  );
}
