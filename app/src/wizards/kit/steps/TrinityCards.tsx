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

/** Where the quick quote's list has a lower price for the same. */
function dearerHere(list: PriceList, id: TrinityId): string | undefined {
  const less = trinityPrices[list][id].beta - trinityPrices.quote[id].beta;
  return less > 0 ? `${formatEuro(less)} less in the quick quote` : undefined;
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
  recommended?: Recommended<TrinityId> | undefined;
  /** A badge for options that aren't recommended. */
  badge?: (id: TrinityId) => string | undefined;
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
            {isIn ? name : <s>{name}</s>}
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
  badge = () => undefined,
}: TrinityCardsProps) {
  const card = (id: TrinityId) => {
    const { name, outcome, type, includes, description, features = [] } = trinityOptions[id];
    const { beta, standard } = trinityPrices[priceList][id];
    const saved = saving(trinityPrices[priceList][id]);
    const isPackage = type === 'package';
    const reason = recommended?.id === id ? recommended.reason : undefined;
    // Of a single system, name and description are one line.
    const setup = asksStore && needsStore(id) ? storeNote : undefined;
    const further = [reason, setup, dearerThanParts(priceList, id), dearerHere(priceList, id)]
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
      badge: badgeOf(recommended?.id === id ? 'Recommended' : badge(id), trinityOptions[id].bestValue && 'Best value'),
      note: isPackage && saved > 0 ? `${formatEuro(saved)} less than the standard price` : undefined,
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
