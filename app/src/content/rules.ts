import { consultationFee, consultationMinutes } from '../domain/catalogue/consultation.ts';
import { tiers } from '../domain/catalogue/tiers.ts';
import { formatEuro } from '../domain/money.ts';
import { bundlePercent } from '../domain/pricing/bundle.ts';
import { depositPercent, depositThreshold } from '../domain/pricing/deposit.ts';
import { storeSetup } from '../domain/pricing/store.ts';
import { midpoint, tierRange } from '../domain/pricing/tier.ts';
import { depositNote } from './payment.ts';

const threshold = formatEuro(depositThreshold);

/** The rules of the price list in one sentence each, for every page that has to say them. */
export const rules = {
  deposit: `The deposit is ${depositPercent.below}% of a total under ${threshold}, and ${depositPercent.from}% from ${threshold} up.`,
  rest: depositNote,
  range: `Each tier has a lowest and a highest price, and your quote uses the middle. For ${tiers.full.name}, ${tierRange(tiers.full)}, that is ${formatEuro(midpoint(tiers.full))}.`,
  bundle: `A Trinity system and a platform tier ordered together in the quick quote cost ${bundlePercent}% less.`,
  bundlePercent: `${bundlePercent}%`,
  store: `In a shop, GARO and Trinity Plus are set up on the spot. Setup and training together cost ${formatEuro(storeSetup)}, shown as a line of its own. An order that does not include them says so on its review.`,
  consultation: `The consultation that you can order beside a quote lasts ${consultationMinutes} minutes, costs ${formatEuro(consultationFee)} and is paid in full.`,
  minutes: `${consultationMinutes} minutes`,
} as const;
