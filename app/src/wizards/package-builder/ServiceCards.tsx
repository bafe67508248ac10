import { catalogue } from '../../domain/catalogue/given.ts';
import { type ServiceId, serviceIds } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import { SomeOf } from '../kit/steps/Choice';
import { pair } from '../kit/steps/cards.css';
import { startingPrice } from './rules/startingPrice.ts';

const { services } = catalogue;

interface ServiceCardsProps {
  chosen: readonly ServiceId[];
  onChoose: (chosen: readonly ServiceId[]) => void;
}

/** The four services, each with its starting price. */
export function ServiceCards({ chosen, onChoose }: ServiceCardsProps) {
  return (
    <SomeOf
      name="service"
      className={pair}
      ids={serviceIds}
      chosen={chosen}
      onChoose={onChoose}
      card={(id) => ({
        // A platform comes with a system.
        picture: ['sketch', `services-${id}`, id === 'complete-platform' ? 'services-trinity-systems' : undefined],
        title: services[id].name,
        description: services[id].description,
        price: `From ${formatEuro(startingPrice(catalogue)(id))}`,
        // Where the choice is made, not first at Review.
        note: id === 'complete-platform' ? 'Ordered alone, it costs less in the quick quote' : undefined,
        features: services[id].benefits,
      })}
    />
  );
}
