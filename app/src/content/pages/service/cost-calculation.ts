import { catalogue } from '../../../domain/catalogue/given.ts';
import { formatEuro } from '../../../domain/money.ts';
import { saving } from '../../../domain/pricing/trinity.ts';
import { quoteValidityDays } from '../../../orders/saved-quote/validity.ts';
import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import type { PageContent } from '../../page.ts';
import { withVatSentence } from '../../payment.ts';
import { rules } from '../../rules.ts';

const { consultationFee, deposit, paths: planPaths, planDepositPercent, trinityPrices } = catalogue;

const shares = Object.values(planPaths).map(({ percent }) => percent);

export const page: PageContent = {
  kind: 'offer',
  title: 'How our prices work',
  description:
    'How we work out every price: ranges, beta prices, the discount for a system and platform, in-store setup and deposit. And three ways to get your total.',
  heading: 'How we work out a price.',
  lead: 'You should be able to check your total. Here is one, line by line, with the rule behind each amount.',
  action: { label: 'Get a quick quote', to: deepLinks.quote() },
  secondaryAction: { label: 'See all prices', to: paths.services },
  sections: [
    {
      kind: 'figure',
      figure: 'AnnotatedReceipt',
      title: 'One order, six notes',
      lead: 'A quick quote for a website that takes orders, and three systems.',
      items: [
        { title: 'A tier has a range, and the middle counts', text: rules.range },
        {
          title: 'Systems are at their beta price',
          text: `The standard price of Trinity Core is ${formatEuro(trinityPrices.quote['trinity-core'].standard)}. You save ${formatEuro(saving(trinityPrices.quote['trinity-core']))}.`,
        },
        { title: 'A system and a platform cost less together', text: rules.bundle },
        {
          title: 'This is what you pay us',
          text: withVatSentence('The ad platform, the printer and the domain bill you directly.'),
        },
        { title: 'The deposit depends on the total', text: rules.deposit },
        { title: 'The balance comes later', text: rules.balance },
      ],
    },
    {
      kind: 'comparison',
      title: 'Every deposit in one table',
      lead: 'What is due today, for everything that can be ordered here. Where the share changes, a smaller order can have the larger deposit; the total stays the same.',
      subject: 'Order',
      columns: ['Due today', 'Of'],
      rows: [
        {
          title: `Package or quick quote under ${formatEuro(deposit.threshold)}`,
          cells: [`${deposit.below}%`, 'the total'],
        },
        {
          title: `Package or quick quote from ${formatEuro(deposit.threshold)} up`,
          cells: [`${deposit.from}%`, 'the total'],
        },
        { title: 'Plan of the budget planner', cells: [`${planDepositPercent}%`, 'the price of its path'] },
        { title: 'Consultation about an order', cells: [formatEuro(consultationFee), 'its price, in full'] },
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'Can I save a quote and think about it?': `Yes. At the end of a wizard you can save it and get a link to it. Its prices hold for ${quoteValidityDays} days, even if our price list changes in the meantime.`,
        'Why can a price differ from wizard to wizard?': `The quick quote and the package builder have separate price lists for the Trinity systems, and only the quick quote takes ${rules.bundlePercent} off if you order both. You pay the total shown in the wizard you order from. If you only want a system and a platform, try the quick quote first. A platform costs the middle of its range in both. The budget planner charges ${Math.min(...shares)}% to ${Math.max(...shares)}% of its list total, by the path you choose.`,
        'What can still change?':
          'A tier is an estimate until we know your project. If it turns out bigger or smaller than the middle of its range, we’ll talk to you before any work starts, and you decide.',
        'What does a consultation cost?': rules.consultation,
      },
    },
    {
      kind: 'action',
      title: 'Work out yours.',
      lead: 'Three ways lead to a total, and each asks different questions. You don’t need an account, and you review everything before you pay.',
      action: { label: 'Get a quick quote', to: deepLinks.quote() },
      secondaryAction: { label: 'Tell us in one sentence', to: paths.start },
    },
  ],
  open: [
    'Which of the two price lists for the Trinity systems is meant. The page says openly that there are two.',
    'Whether the step in the deposit at its limit is meant.',
    'What makes a platform cost more or less than the middle of its range.',
  ],
};
