import { systemIds, type TrinityId, trinityIds, trinityOptions } from '../../domain/catalogue/trinity.ts';
import { trinityPrices } from '../../domain/catalogue/trinity-prices.ts';
import { formatEuro } from '../../domain/money.ts';
import { contents, saving } from '../../domain/pricing/trinity.ts';
import { recommendSystem } from '../../domain/recommendation.ts';
import { OneOf } from '../Choice';
import { pair, part } from '../cards.css';
import type { StepProps } from './views';

const packages = trinityIds.filter((id) => trinityOptions[id].type === 'package');

/** The two packages, then the five systems that can be taken alone. */
export function TrinityStep({ answers, onAnswer }: StepProps) {
  const recommended = recommendSystem(answers);
  const card = (id: TrinityId) => {
    const { name, type, includes, description, bestValue, note } = trinityOptions[id];
    const { beta, standard } = trinityPrices.quote[id];
    const saved = saving(trinityPrices.quote[id]);
    const parts = includes.map((part) => trinityOptions[part].name);
    return {
      title: name,
      price: formatEuro(beta),
      was: saved > 0 ? formatEuro(standard) : undefined,
      badge: recommended?.id === id ? 'Recommended' : bestValue ? 'Best value' : undefined,
      note: saved > 0 ? `You save ${formatEuro(saved)} in beta` : undefined,
      description: recommended?.id === id ? `${description ?? contents(id)}. ${recommended.reason}.` : description,
      features: type === 'package' ? parts : note ? [note] : undefined,
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
