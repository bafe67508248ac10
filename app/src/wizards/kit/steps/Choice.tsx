import { PackageCard, type PackageCardProps } from '@agency-site/ui/PackageCard';
import { CardPicture, type PictureOf } from './CardPicture';
import { cards, holder, pair } from './cards.css';

interface Card extends Omit<PackageCardProps, 'type' | 'name' | 'value' | 'checked' | 'icon' | 'onCheckedChange'> {
  /** Drawn above the title. */
  picture?: PictureOf | undefined;
}

interface CardsProps<Id extends string> {
  name: string;
  ids: readonly Id[];
  card: (id: Id) => Card;
  className?: string;
}

interface CardGroupProps<Id extends string> extends CardsProps<Id> {
  type: PackageCardProps['type'];
  isChosen: (id: Id) => boolean;
  onChoose: (id: Id, checked: boolean) => void;
}

const Cards = <Id extends string>({ ids, card, className, isChosen, onChoose, ...group }: CardGroupProps<Id>) => (
  // Two questions with options of the same id, one after the other, share no card.
  <div key={group.name} className={holder}>
    {/* Four cards make two rows of two, not three and one. */}
    <div className={className ?? (ids.length === 4 ? pair : cards)}>
      {ids.map((id) => {
        const { picture, ...words } = card(id);
        return (
          <PackageCard
            key={id}
            {...words}
            {...group}
            value={id}
            checked={isChosen(id)}
            icon={picture && <CardPicture of={picture} />}
            onCheckedChange={(checked) => onChoose(id, checked)}
          />
        );
      })}
    </div>
  </div>
);

interface OneOfProps<Id extends string> extends CardsProps<Id> {
  chosen: Id | null;
  onChoose: (id: Id) => void;
}

/** A group of cards of which one can be chosen. */
export function OneOf<Id extends string>({ chosen, ...props }: OneOfProps<Id>) {
  return <Cards {...props} type="radio" isChosen={(id) => id === chosen} />;
}

interface SomeOfProps<Id extends string> extends CardsProps<Id> {
  chosen: readonly Id[];
  onChoose: (ids: readonly Id[]) => void;
}

/** A group of cards of which several can be chosen. The chosen ids are in the order of the list. */
export function SomeOf<Id extends string>({ chosen, onChoose, ...props }: SomeOfProps<Id>) {
  const isChosen = (id: Id) => chosen.includes(id);
  return (
    <Cards
      {...props}
      type="checkbox"
      isChosen={isChosen}
      onChoose={(id, checked) => onChoose(props.ids.filter((other) => (other === id ? checked : isChosen(other))))}
    />
  );
}
