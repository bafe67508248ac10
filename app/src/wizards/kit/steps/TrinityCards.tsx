import { Fragment } from 'react';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { type PriceList, type SystemId, systemIds, type TrinityId, trinityIds } from '../../../domain/catalogue/ids.ts';
import { formatEuro } from '../../../domain/money.ts';
import { needsStore } from '../../../domain/pricing/store.ts';
import { contents, oneByOne, saving } from '../../../domain/pricing/trinity.ts';
import { hidden } from '../../../shell/style/type.css';
import { CardPicture } from './CardPicture';
import { OneOf } from './Choice';
import { missingPicture, missingSystem, packageSystem, packageSystems, pair, part, rows } from './cards.css';
import { badgeOf, type Recommended } from './recommended.ts';

const { trinityOptions, trinityPrices, storeSetup } = catalogue;

const packages = trinityIds.filter((id) => trinityOptions[id].type === 'package');

const storeNote = `With a physical store, ${formatEuro(storeSetup)} more for setup and training`;

/** Where a package costs more than its systems one by one. */
function dearerThanParts(list: PriceList, id: TrinityId): string | undefined {
  const { includes } = trinityOptions[id];
  const parts = oneByOne(catalogue, id, list);
  const more = includes.length > 1 ? trinityPrices[list][id].beta - parts : 0;
  return more > 0 ? `Costs ${formatEuro(more)} more than its systems one by one, ${formatEuro(parts)}` : undefined;
}

interface TrinityCardsProps {
  /** Of the radio group. */
  name: string;
  /** The wizard's own price list. */
  priceList: PriceList;
  chosen: TrinityId | null;
  onChoose: (id: TrinityId) => void;
  /** Whether a physical store would add to the bill. */
  asksStore: boolean;
  /** By default, what the catalogue recommends. */
  recommended?: Recommended<TrinityId> | undefined;
  /** Whether an option is ordered elsewhere, too. */
  isOwned?: (id: TrinityId) => boolean;
}

/** All systems, with their screens; of those that a package lacks, a dotted outline. */
export const PackageSystems = ({ of }: { of: readonly TrinityId[] }) => (
  <span className={packageSystems}>
    {systemIds.map((id) => {
      const { name } = trinityOptions[id];
      const isIn = of.includes(id);
      return (
        <Fragment key={id}>
          <span className={isIn ? packageSystem : missingSystem}>
            {isIn ? <CardPicture of={['system', id]} /> : <span className={missingPicture} />}
            {name}
            {isIn ? null : <span className={hidden}> not included</span>}
          </span>{' '}
        </Fragment>
      );
    })}
  </span>
);

/** The two packages, then the five single systems. */
export function TrinityCards({
  name,
  priceList,
  chosen,
  onChoose,
  asksStore,
  recommended,
  isOwned,
}: TrinityCardsProps) {
  const card = (id: TrinityId) => {
    const {
      name,
      outcome,
      type,
      includes,
      description,
      features = [],
      baseRecommended,
      bestValue,
    } = trinityOptions[id];
    const { beta, standard } = trinityPrices[priceList][id];
    const saved = saving(trinityPrices[priceList][id]);
    const isPackage = type === 'package';
    const isRecommended = !isOwned?.(id) && (recommended ? recommended.id === id : baseRecommended);
    const reason = isRecommended && recommended?.reason;
    // Of a single system, name and description are one line.
    const setup = asksStore && needsStore(id) ? storeNote : undefined;
    const further = [isOwned?.(id) && 'Already in your package', reason, setup, dearerThanParts(priceList, id)]
      .filter(Boolean)
      .map((sentence) => `${sentence}.`)
      .join(' ');
    const words = isPackage
      ? {
          description: (
            <>
              {description ?? contents(catalogue, id)}
              {further && `. ${further}`} <PackageSystems of={includes} />
            </>
          ),
        }
      : {
          subtitle: [name, description].filter(Boolean).join(' · '),
          description: further || undefined,
          features,
        };
    return {
      picture: isPackage ? undefined : (['system', id as SystemId] as const),
      title: outcome ?? name,
      price: formatEuro(beta),
      was: saved > 0 ? formatEuro(standard) : undefined,
      badge: badgeOf(isRecommended && 'Recommended', bestValue && 'Best value'),
      ...words,
    };
  };
  const shared = { name, chosen, onChoose, card };
  return (
    <>
      <h2 className={part}>Packages</h2>
      <OneOf {...shared} ids={packages} className={pair} />
      <h2 className={part}>Single systems</h2>
      <OneOf {...shared} ids={systemIds} className={rows} />
    </>
  );
}
