import { formatEuro } from '../../domain/money.ts';
import { storeSetup } from '../../domain/pricing/store.ts';
import { OneOf } from '../Choice';
import { pair } from '../cards.css';
import type { StepProps } from './views';

const answer = { yes: true, no: false } as const;
const ids = ['yes', 'no'] as const;

/** Whether there is a store to set the system up in. */
export function StoreStep({ answers, onAnswer }: StepProps) {
  const { hasPhysicalStore } = answers;
  return (
    <OneOf
      name="store"
      className={pair}
      ids={ids}
      chosen={hasPhysicalStore === null ? null : hasPhysicalStore ? 'yes' : 'no'}
      onChoose={(id) => onAnswer({ hasPhysicalStore: answer[id] })}
      card={(id) =>
        id === 'yes'
          ? {
              title: 'Yes, we have a store',
              price: `+${formatEuro(storeSetup)}`,
              description: 'In-store setup and training, added once to your total.',
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
