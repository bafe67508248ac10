import { savedQuoteDays } from '../../../orders/saved-quote/validity.ts';
import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import type { PageContent } from '../../page.ts';
import { rules } from '../../rules.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'How our prices work',
  description:
    'How we work out every price: ranges, beta prices, the discount for a system and platform, in-store setup and deposit. And three ways to get your total.',
  heading: 'How we work out a price.',
  lead: 'You should be able to check your total. The quick quote and the package builder use six rules, and your order summary shows each one beside its line.',
  action: { label: 'Get a quick quote', to: deepLinks.quote() },
  secondaryAction: { label: 'See all prices', to: paths.services },
  sections: [
    {
      kind: 'list',
      title: 'The six rules',
      items: [
        { title: 'Packages have a fixed price', text: 'Brand packages and campaigns have one price each.' },
        { title: 'For a tier, we use the middle of its range', text: rules.range },
        {
          title: 'Trinity systems are at their beta price',
          text: 'Where the standard price is higher, it’s shown beside it, with what you save.',
        },
        { title: 'A system and a platform cost less together', text: rules.bundle },
        { title: 'In a physical shop, setup is extra', text: rules.store },
        { title: 'The deposit depends on the total', text: rules.deposit },
      ],
    },
    {
      kind: 'pages',
      title: 'Three ways to get your total',
      lead: 'Each asks different questions. Choose the one that sounds like you.',
      items: [
        {
          to: deepLinks.quote(),
          title: 'Quick quote: “I know roughly what I want”',
          text: 'A Trinity system, a platform, or both.',
        },
        {
          to: deepLinks.configurator(),
          title: 'Build your package: “I want several things”',
          text: 'Brand, campaign, systems and platform in one order.',
        },
        {
          to: paths.planner,
          title: 'Planner: “I know what I can spend”',
          text: 'Your goals and budget first, then what fits. A plan has its own rules, shown beside its prices.',
        },
      ],
    },
    {
      kind: 'prices',
      title: 'Where prices start',
      lead: ['The full list is on ', { text: 'services and prices', to: paths.services }, '.'],
      of: ['campaign:starter', 'brand:starter', 'trinity:expense', 'tier:foundation', 'consultation'],
    },
    {
      kind: 'prose',
      title: 'What can still change',
      text: [
        'A tier is an estimate until we know your project. If it turns out bigger or smaller than the middle of its range, we’ll talk to you before any work starts, and you decide.',
        'Our prices don’t include what you pay others, such as the ad platform, the printer or the domain. They bill you directly, so you see what you’re paying for.',
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Can I save a quote and think about it?',
          answer: `Yes. At the end of a wizard you can save it and get a link to it. Its prices hold for ${savedQuoteDays} days, even if our price list changes in the meantime.`,
        },
        {
          question: 'Why can a system’s price differ from wizard to wizard?',
          answer: `The quick quote and the package builder have separate price lists for the Trinity systems, and only the quick quote takes ${rules.bundlePercent} off for both. You pay the total shown in the wizard you order from. If you only want a system and a platform, try the quick quote first.`,
        },
        {
          question: 'Why is the deposit for a smaller order sometimes the larger one?',
          answer: `${rules.deposit} So an order just under that amount has a bigger deposit than one just over it. It doesn’t change what you pay in total.`,
        },
        { question: 'When do I pay the balance?', answer: rules.balance },
        { question: 'What does a consultation cost?', answer: rules.consultation },
      ],
    },
    {
      kind: 'action',
      title: 'Work out yours.',
      lead: 'You don’t need an account, and you review everything before you pay.',
      action: { label: 'Get a quick quote', to: deepLinks.quote() },
      secondaryAction: { label: 'Plan with a budget', to: paths.planner },
    },
  ],
  open: [
    'Which of the two price lists for the Trinity systems is meant. The page says openly that there are two.',
    'Whether the step in the deposit at its limit is meant.',
    'When the balance is due, what is refunded after a cancellation, and whether prices include VAT.',
    'What makes a platform cost more or less than the middle of its range.',
  ],
};
