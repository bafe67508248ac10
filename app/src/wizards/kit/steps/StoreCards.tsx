import { catalogue } from '../../../domain/catalogue/given.ts';
import type { IndustryId } from '../../../domain/catalogue/ids.ts';
import { formatEuro } from '../../../domain/money.ts';
import { OneOf } from './Choice';
import { shops } from './cards.css';

const { storeSetup } = catalogue;

const answer = { yes: true, no: false } as const;
const ids = ['yes', 'no'] as const;

interface StoreCardsProps {
  industry: IndustryId | null;
  hasPhysicalStore: boolean | null;
  onChoose: (hasPhysicalStore: boolean) => void;
  /** How many of the chosen systems are set up in the store, each at its own fee. */
  setups: number;
}

/** Whether there is a store to set the chosen systems up in. */
export function StoreCards({ industry, hasPhysicalStore, onChoose, setups }: StoreCardsProps) {
  return (
    <OneOf
      name="store"
      className={shops}
      ids={ids}
      chosen={hasPhysicalStore === null ? null : hasPhysicalStore ? 'yes' : 'no'}
      onChoose={(id) => onChoose(answer[id])}
      card={(id) =>
        id === 'yes'
          ? {
              picture: ['shop', industry === null || industry === 'other' ? 'retail' : industry],
              title: 'Yes, we have a store',
              price: `+${formatEuro(setups * storeSetup)}`,
              description:
                setups > 1
                  ? `In-store setup and training, ${formatEuro(storeSetup)} for each of your ${setups} systems.`
                  : 'In-store setup and training, added once to your total.',
            }
          : {
              picture: ['shop', 'other'],
              title: 'No, only online',
              price: 'Nothing added',
              description: 'We set everything up with you online.',
            }
      }
    />
  );
}
