import { paths } from '../../content/links/paths.ts';
import { ownQuestions } from '../../content/ownTexts.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import { midpoint, tierRange } from '../../domain/pricing/tier.ts';

const { deposit, tiers, bundlePercent, storeSetup } = catalogue;

const threshold = formatEuro(deposit.threshold);

/** Questions and answers of the landing page, as the site came with them. */
export const builtQuestions = {
  'How is the deposit worked out?': `It’s ${deposit.below}% of a total under ${threshold}, and ${deposit.from}% from ${threshold} up. Before you pay anything, the order summary shows what’s due today and what’s due later.`,
  'Why is a platform shown as a range?': `Each tier has a lowest and a highest price, and your quote uses the middle. For ${tiers.full.name}, ${tierRange(tiers.full)}, that is ${formatEuro(midpoint(tiers.full))}.`,
  'Is there a discount for combining services?': `Yes. Order a Trinity system and a platform tier together in a quick quote, and you get ${bundlePercent}% off. The discount has its own line in your order summary.`,
  'Is there an extra cost if I have a physical shop?': `With GARO or Trinity Plus, in-store setup and training costs ${formatEuro(storeSetup)}. It has its own line in your order. If your order doesn’t include it, the review step says so.`,
  'What is a beta price?':
    'It’s the price you pay for a Trinity system, and the one your quote uses. The standard price is shown beside it, so that you can see the difference. When the beta ends, the price stays until we change it on this site.',
  'Can I stop and continue later?':
    'Yes. Your choices stay in this browser until you start over. Your name, e-mail and notes aren’t stored there.',
  'Do I need an account?': 'No. You can build a quote and order without one.',
};

/** The same as the owner wrote them. */
export const questions = ownQuestions(paths.home, Object.entries(builtQuestions));
