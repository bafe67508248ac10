import { catalogue } from '../../../domain/catalogue/given.ts';
import { formatEuro } from '../../../domain/money.ts';
import { OneOf } from './Choice';
import { pair } from './cards.css';

const { storeSetup } = catalogue;

const answer = { yes: true, no: false } as const;
const ids = ['yes', 'no'] as const;

interface StoreCardsProps {
  hasPhysicalStore: boolean | null;
  onChoose: (hasPhysicalStore: boolean) => void;
  /** How many of the chosen systems are set up in the store, each at its own fee. */
  setups: number;
}

/** Whether there is a store to set the chosen systems up in. */
export function StoreCards({ hasPhysicalStore, onChoose, setups }: StoreCardsProps) {
  return (
    <OneOf
      name="store"
      className={pair}
      ids={ids}
      chosen={hasPhysicalStore === null ? null : hasPhysicalStore ? 'yes' : 'no'}
      onChoose={(id) => onChoose(answer[id])}
      card={(id) =>
        id === 'yes'
          ? {
              title: 'Yes, we have a store',
              price: `+${formatEuro(setups * storeSetup)}`,
              description:
                setups > 1
                  ? `In-store setup and training, ${formatEuro(storeSetup)} for each of your ${setups} systems.`
                  : 'In-store setup and training, added once to your total.',
            }
          : {
              title: 'No, only online',
              price: 'Nothing added',
              description: 'We set everything up with you online.',
            }
      }
    />
  );
}
