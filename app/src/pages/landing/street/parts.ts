import type { ServiceId } from '../../../domain/catalogue/ids.ts';
import { type TradeId, tradeIds } from '../../../domain/trades.ts';

/** What the street shows, in the order of its things and of the receipt's lines. */
export const partIds = ['brand', 'website', 'system', 'campaign'] as const;
export type PartId = (typeof partIds)[number];

export interface StreetOrder {
  trade: TradeId;
  on: readonly PartId[];
}

export const firstOrder: StreetOrder = { trade: 'cafe', on: ['brand', 'website', 'system'] };

/**
 * The field of each part. Without a script, the form opens the package builder with the services that are on; it asks
 * about a system, because whether that is a service of its own depends on the website.
 */
export const fields: Readonly<Record<PartId, { id: string; name: string; value: string }>> = {
  brand: { id: 'street-brand', name: 'service', value: 'brand-identity' satisfies ServiceId },
  website: { id: 'street-website', name: 'service', value: 'complete-platform' satisfies ServiceId },
  system: { id: 'street-system', name: 'system', value: 'yes' },
  campaign: { id: 'street-campaign', name: 'service', value: 'ad-campaigns' satisfies ServiceId },
};

/** Reads the form, and in it also what can't be changed, because it comes with something else. */
export function readOrder(form: HTMLFormElement): StreetOrder {
  const on = partIds.filter((id) => {
    const field = form.elements.namedItem(fields[id].id);
    return field instanceof HTMLInputElement && field.checked;
  });
  const trade = new FormData(form).get('trade');
  return {
    trade: tradeIds.find((id) => id === trade) ?? firstOrder.trade,
    on: withSystem(on) ? partIds.filter((id) => id === 'system' || on.includes(id)) : on,
  };
}

/** Whether this is a package: the quick quote has neither brands nor campaigns. */
export const isPackage = (on: readonly PartId[]) => on.includes('brand') || on.includes('campaign');

/** Whether the website brings a system with it: the package builder sells them as one, the quick quote apart. */
export const withSystem = (on: readonly PartId[]): boolean => on.includes('website') && isPackage(on);
