import { type PriceList, priceLists, type TrinityId, trinityIds } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import { needsStore } from '../../domain/pricing/store.ts';
import { oneByOne } from '../../domain/pricing/trinity.ts';
import { type CheckedCatalogue, type Finding, when } from './finding.ts';

function savingFindings({ trinityOptions, trinityPrices }: CheckedCatalogue, list: PriceList, id: TrinityId) {
  const { beta, standard, statedSaving = standard - beta } = trinityPrices[list][id];
  const subject = `${trinityOptions[id].name} (${list})`;
  return [
    ...when(
      beta >= standard,
      `beta-not-below-standard ${list} ${id}`,
      `${subject}: the beta price, ${formatEuro(beta)}, is not below the standard price, ${formatEuro(standard)}.`,
    ),
    ...when(
      statedSaving !== standard - beta,
      `stated-saving-wrong ${list} ${id}`,
      `${subject}: the client states a saving of ${formatEuro(statedSaving)}, but by its prices it is ${formatEuro(standard - beta)}.`,
    ),
  ];
}

function packageFindings(catalogue: CheckedCatalogue, list: PriceList, id: TrinityId) {
  const { trinityOptions, trinityPrices } = catalogue;
  const { name, type } = trinityOptions[id];
  return (['beta', 'standard'] as const).flatMap((kind) => {
    const price = trinityPrices[list][id][kind];
    const parts = oneByOne(catalogue, id, list, kind);
    return when(
      type === 'package' && price > parts,
      `package-costs-more-than-parts ${list} ${id} ${kind}`,
      `${name} (${list}): the ${kind} price is ${formatEuro(price)}, but its systems cost ${formatEuro(parts)} one by one.`,
    );
  });
}

/** Which list is charged, and the constant that decides it. */
const charging = ({ chargedList }: CheckedCatalogue) =>
  chargedList === 'each'
    ? 'Each wizard charges by its own list; `chargedList` in catalogue/defaultCatalogue.ts can make one list apply to both.'
    : `Both wizards charge by the ${chargedList} list (\`chargedList\` in catalogue/defaultCatalogue.ts).`;

function listFindings(catalogue: CheckedCatalogue, id: TrinityId) {
  const { trinityOptions, trinityPrices } = catalogue;
  const betas = priceLists.map((list) => `${formatEuro(trinityPrices[list][id].beta)} (${list})`);
  const pairs = priceLists.map((list) => `${trinityPrices[list][id].beta}/${trinityPrices[list][id].standard}`);
  return when(
    new Set(pairs).size > 1,
    `price-lists-differ ${id}`,
    `${trinityOptions[id].name}: beta price ${betas.join(', ')}. ${charging(catalogue)}`,
  );
}

/** A single system that costs more than the in-store setup may already include it. */
function setupFindings(
  { trinityOptions, trinityPrices, storeSetup }: CheckedCatalogue,
  list: PriceList,
  id: TrinityId,
) {
  const { name, type } = trinityOptions[id];
  const { beta } = trinityPrices[list][id];
  return when(
    type === 'individual' && needsStore(id) && beta >= storeSetup,
    `setup-may-be-inside ${list} ${id}`,
    `${name} (${list}): the beta price is ${formatEuro(beta)}, and a physical store adds ${formatEuro(storeSetup)}. Is the setup already included?`,
  );
}

/** Errors in the Trinity price lists and the client's statements about them. */
export function trinityFindings(catalogue: CheckedCatalogue): readonly Finding[] {
  return [
    ...priceLists.flatMap((list) =>
      trinityIds.flatMap((id) => [
        ...savingFindings(catalogue, list, id),
        ...packageFindings(catalogue, list, id),
        ...setupFindings(catalogue, list, id),
      ]),
    ),
    ...trinityIds.flatMap((id) => listFindings(catalogue, id)),
  ];
}
