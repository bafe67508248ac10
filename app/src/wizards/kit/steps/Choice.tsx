import { PackageCard, type PackageCardProps } from '@agency-site/ui/PackageCard';
import { memo } from 'react';
import { useStableCallbacks } from '../useStableCallbacks.ts';
import { CardPicture, type PictureOf } from './CardPicture';
import { cards, holder, pair } from './cards.css';

interface Card extends Omit<PackageCardProps, 'type' | 'name' | 'value' | 'checked' | 'onChange'> {
  /** Drawn above the title, in place of an icon. */
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

interface OneCardProps extends Card, Pick<PackageCardProps, 'type' | 'name' | 'value' | 'checked'> {
  onChoose: (id: never, checked: boolean) => void;
}

/** Compares props for `memo`: shallowly, and arrays by their items. */
function equalProps(one: object, other: object): boolean {
  const names = Object.keys(one) as never[];
  return names.length === Object.keys(other).length && names.every((name) => isEqual(one[name], other[name]));
}

const isEqual = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (Array.isArray(one) && Array.isArray(other) && equalProps(one, other));

/** Memoised: a click changes at most two cards, and only those render again. */
const OneCard = memo(
  ({ onChoose, picture, icon, ...card }: OneCardProps) => (
    <PackageCard
      {...card}
      icon={picture ? <CardPicture of={picture} /> : icon}
      onCheckedChange={(checked) => onChoose(card.value as never, checked)}
    />
  ),
  equalProps,
);

function Cards<Id extends string>({ ids, card, className, isChosen, onChoose, ...group }: CardGroupProps<Id>) {
  const callbacks = useStableCallbacks({ onChoose });
  return (
    // Two questions with options of the same id, one after the other, share no card.
    <div key={group.name} className={holder}>
      {/* Four cards make two rows of two, not three and one. */}
      <div className={className ?? (ids.length === 4 ? pair : cards)}>
        {ids.map((id) => (
          <OneCard key={id} {...card(id)} {...group} {...callbacks} value={id} checked={isChosen(id)} />
        ))}
      </div>
    </div>
  );
}

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
