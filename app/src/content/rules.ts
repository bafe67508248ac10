import { consultationMinutes, freeCallTopic } from '../domain/catalogue/consultation.ts';
import { catalogue } from '../domain/catalogue/given.ts';
import { formatEuro } from '../domain/money.ts';
import { midpoint, tierRange } from '../domain/pricing/tier.ts';
import { oneByOne } from '../domain/pricing/trinity.ts';
import { spellNumber } from '../domain/words.ts';
import { depositNote, withVatSentence } from './payment.ts';

const { consultationFee, tiers, bundlePercent, storeSetup, deposit: rule } = catalogue;

const threshold = formatEuro(rule.threshold);

const deposit = `The deposit is ${rule.below}% of a total under ${threshold}, and ${rule.from}% from ${threshold} up.`;

/** The pricing rules in one sentence each, for every page that needs them. */
export const rules = {
  deposit,
  balance: depositNote,
  /** The answer to "What do I pay today?" on a page with prices. */
  dueToday: withVatSentence(`${deposit} ${depositNote}`),
  range: `Each tier has a lowest and a highest price, and your quote uses the middle. For ${tiers.full.name}, ${tierRange(tiers.full)}, that is ${formatEuro(midpoint(tiers.full))}.`,
  bundle: `A Trinity system and a platform tier ordered together in the quick quote cost ${bundlePercent}% less.`,
  bundlePercent: `${bundlePercent}%`,
  store: `If you have a shop, we set up GARO or Trinity Plus there and train your staff. That costs ${formatEuro(storeSetup)} in total, shown on its own line. If your order doesn’t include it, the review step says so.`,
  storeExtra: `In a shop, GARO and Trinity Plus cost ${formatEuro(storeSetup)} more, for setup and training.`,
  consultation: `A free one is about ${freeCallTopic}. One about your order costs ${formatEuro(consultationFee)}, paid in full. Each takes ${consultationMinutes} minutes.`,
  minutes: `${consultationMinutes} minutes`,
} as const;

/** Whether a package costs as much as its systems one by one, in a quick quote at beta prices. */
export const isSum = (id: 'trinity-core' | 'trinity-plus'): boolean =>
  catalogue.trinityPrices.quote[id].beta === oneByOne(catalogue, id, 'quote');

/** Says so, or nothing where it isn’t so. */
export const sumSentence = (id: 'trinity-core' | 'trinity-plus'): string =>
  isSum(id)
    ? `At these beta prices, the package costs what its ${spellNumber(catalogue.trinityOptions[id].includes.length)} systems cost one by one. `
    : '';
