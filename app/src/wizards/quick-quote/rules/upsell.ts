import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import { type SystemId, type TrinityId, type UpsellId, upsellIds } from '../../../domain/catalogue/ids.ts';

/** Upsells that the client's specification removes. */
const removed: Partial<Record<TrinityId, readonly UpsellId[]>> = {
  'trinity-core': ['trinity-core', 'trinity-plus'],
  'trinity-plus': ['trinity-plus'],
};

/** The systems that an upsell contains. */
export function systemsIn({ trinityOptions }: Catalogue, upsell: UpsellId): readonly SystemId[] {
  if (upsell === 'skip') return [];
  return upsell === 'aed-only' ? ['aed'] : trinityOptions[upsell].includes;
}

/** Whether taking the upsell means giving up the chosen system: a package that doesn't include it, such as Trinity Core after GARO. */
export function dropsSystem(catalogue: Catalogue, system: TrinityId, upsell: UpsellId): boolean {
  if (upsell === 'skip' || upsell === 'aed-only') return false;
  return !catalogue.trinityOptions[system].includes.every((part) => systemsIn(catalogue, upsell).includes(part));
}

/** The upsells to offer for a system. The client: "upsell options that duplicate what a package already includes are hidden". */
export function upsellOptions(catalogue: Catalogue, system: TrinityId): readonly UpsellId[] {
  const { includes } = catalogue.trinityOptions[system];
  const duplicates = (upsell: UpsellId) =>
    upsell !== 'skip' && systemsIn(catalogue, upsell).every((part) => includes.includes(part));
  return upsellIds.filter((upsell) => !removed[system]?.includes(upsell) && !duplicates(upsell));
}

/** Whether there is anything to offer. For Trinity Plus there isn't. */
export const hasUpsell = (catalogue: Catalogue, system: TrinityId): boolean =>
  upsellOptions(catalogue, system).length > 1;

/** The system after an offered upsell: a package replaces the chosen system, and AED alone is added to it. */
export function systemAfter(system: TrinityId | null, upsell: UpsellId | null): TrinityId | null {
  return upsell === 'trinity-core' || upsell === 'trinity-plus' ? upsell : system;
}
