import { systemIds, type TrinityId, trinityIds, trinityOptions } from '../../domain/catalogue/trinity.ts';
import { trinityPrices } from '../../domain/catalogue/trinity-prices.ts';
import { formatEuro } from '../../domain/money.ts';
import { needsStore, storeSetup } from '../../domain/pricing/store.ts';
import { contents, saving } from '../../domain/pricing/trinity.ts';
import { recommendedSystem } from '../../domain/quote/recommend.ts';
import { OneOf } from '../Choice';
import { pair, part } from '../cards.css';
import type { StepProps } from './views';

const packages = trinityIds.filter((id) => trinityOptions[id].type === 'package');

const storeNote = `With a physical store, ${formatEuro(storeSetup)} more for setup and training`;

/** The two packages, then the five systems that can be taken alone. */
export function TrinityStep({ answers, onAnswer }: StepProps) {
  const recommended = recommendedSystem(answers);
  const setUpInStore = (id: TrinityId) => answers.solutionType === 'trinity' && needsStore(id);
  const card = (id: TrinityId) => {
    const { name, type, includes, description, bestValue } = trinityOptions[id];
    const { beta, standard } = trinityPrices.quote[id];
    const saved = saving(trinityPrices.quote[id]);
    const parts = includes.map((part) => trinityOptions[part].name);
    const isRecommended = recommended.asked && recommended.id === id;
    return {
      title: name,
      price: formatEuro(beta),
      was: saved > 0 ? formatEuro(standard) : undefined,
      badge: isRecommended ? 'Recommended' : bestValue ? 'Best value' : undefined,
      note: saved > 0 ? `You save ${formatEuro(saved)} in beta` : undefined,
      description: isRecommended ? `${description ?? contents(id)}. ${recommended.reason}.` : description,
      features: [...(type === 'package' ? parts : []), ...(setUpInStore(id) ? [storeNote] : [])],
    };
  };
  const shared = {
    name: 'trinity',
    chosen: answers.trinitySelectionId,
    onChoose: (trinitySelectionId: TrinityId) => onAnswer({ trinitySelectionId }),
    card,
  };
  return (
    <>
      <h2 className={part}>Packages</h2>
      <OneOf {...shared} ids={packages} className={pair} />
      <h2 className={part}>Single systems</h2>
      <OneOf {...shared} ids={systemIds} />
    </>
  );
}
