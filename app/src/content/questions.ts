import { tiers } from '../domain/catalogue/tiers.ts';
import { formatEuro } from '../domain/money.ts';
import { bundlePercent } from '../domain/pricing/bundle.ts';
import { depositPercent, depositThreshold } from '../domain/pricing/deposit.ts';
import { storeSetup } from '../domain/pricing/store.ts';
import { midpoint, tierRange } from '../domain/pricing/tier.ts';

export interface Question {
  question: string;
  answer: string;
}

const threshold = formatEuro(depositThreshold);

/** Questions and answers of the landing page. */
export const questions: readonly Question[] = [
  {
    question: 'How is the deposit worked out?',
    answer: `It is ${depositPercent.below}% of the total when that is under ${threshold}, and ${depositPercent.from}% from ${threshold} up. The order summary shows what you pay today and what stays for later, before you pay anything.`,
  },
  {
    question: 'Why is a platform shown as a range?',
    answer: `Each tier has a lowest and a highest price, and your quote uses the middle. For ${tiers.full.name}, ${tierRange(tiers.full)}, that is ${formatEuro(midpoint(tiers.full))}.`,
  },
  {
    question: 'Is there a discount for combining services?',
    answer: `A Trinity system and a platform tier ordered together in a quick quote take ${bundlePercent}% off the sum. The discount is a line of its own in your order summary.`,
  },
  {
    question: 'Is there an extra cost if I have a physical shop?',
    answer: `With GARO or Trinity Plus, in-store setup and training costs ${formatEuro(storeSetup)}. It is a line of its own in your order, and where an order does not include it, its review says so.`,
  },
  {
    question: 'What is a beta price?',
    answer:
      'It is the price that you pay for a Trinity system and that your quote counts. The standard price is shown beside it, so that you can see the difference. When the beta ends, the price stays until we change it on this site.',
  },
  {
    question: 'Can I stop and go on later?',
    answer:
      'Yes. Your choices stay in this browser until you start over. Your name, e-mail and notes are not kept there.',
  },
  {
    question: 'Do I need an account?',
    answer: 'No. You can build a quote and order without one.',
  },
];
