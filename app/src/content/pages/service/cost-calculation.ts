import { keptDays } from '../../../domain/kept/validity.ts';
import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'How our prices come about',
  description:
    'Every rule behind our prices: ranges and their middle, beta prices, the discount for both, in-store setup, deposit. And three ways to your total.',
  heading: 'How a price comes about.',
  lead: 'A total is worth something if you can follow it. The quick quote and the package builder use six rules, and each shows up in your order summary beside the line it makes.',
  way: { label: 'Get a quick quote', to: ways.quote() },
  other: { label: 'See all prices', to: paths.services },
  sections: [
    {
      kind: 'list',
      title: 'The six rules',
      items: [
        { title: 'A package costs what stands beside it', text: 'Brand packages and campaigns have one price each.' },
        { title: 'A tier is a range, and the middle counts', text: rules.range },
        {
          title: 'A Trinity system is counted at its beta price',
          text: 'The standard price stands beside it where it is higher. A saving is only shown where there is one.',
        },
        { title: 'Both together cost less', text: rules.bundle },
        { title: 'In a shop on the street, setup is extra', text: rules.store },
        { title: 'The deposit depends on the total', text: rules.deposit },
      ],
    },
    {
      kind: 'pages',
      title: 'Three ways to your total',
      lead: 'Each asks different questions. Take the one that sounds like you.',
      items: [
        {
          to: ways.quote(),
          title: 'Quick quote: “I know roughly what I want”',
          text: 'A Trinity system, a platform, or both.',
        },
        {
          to: ways.configurator(),
          title: 'Build your package: “I want several things”',
          text: 'Brand, campaign, systems and platform in one order.',
        },
        {
          to: paths.planner,
          title: 'Planner: “I know what I can spend”',
          text: 'Goals and budget first, then what fits into it. A plan has rules of its own, which stand beside its prices.',
        },
      ],
    },
    {
      kind: 'prices',
      title: 'Where each service begins',
      lead: ['The whole list is on ', { text: 'services and prices', to: paths.services }, '.'],
      of: ['campaign:starter', 'brand:starter', 'trinity:expense', 'tier:foundation', 'consultation'],
    },
    {
      kind: 'prose',
      title: 'What can still change',
      text: [
        'A tier is an estimate until we know your project. If it turns out larger or smaller than the middle of its range, we talk about it before any work begins, and you decide.',
        'What you pay to others is not in our prices: the ad platform, the printer, the domain. They send their bills to you, and you see what they are for.',
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Can I keep a quote and think about it?',
          answer: `Yes. At the end of a wizard you can keep it under a link of its own. Its prices hold for ${keptDays} days, also if our list changes in the meantime.`,
        },
        {
          question: 'Why can a system cost something else in another wizard?',
          answer: `The quick quote and the package builder have separate price lists for the Trinity systems, and the ${rules.bundlePercent} for both are given in the quick quote only. What counts is the total in the wizard in which you order. If you want a system and a platform and nothing else, look at the quick quote first.`,
        },
        {
          question: 'Why is the deposit for a smaller order sometimes the larger one?',
          answer: `${rules.deposit} So an order just under that amount asks for more today than one just over it. What you pay in all does not change by it.`,
        },
        { question: 'When do I pay the rest?', answer: rules.rest },
        { question: 'What does a consultation cost?', answer: rules.consultation },
      ],
    },
    {
      kind: 'action',
      title: 'Work out yours.',
      lead: 'Nothing is charged before you review it, and no account is needed.',
      way: { label: 'Get a quick quote', to: ways.quote() },
      other: { label: 'Plan with a budget', to: paths.planner },
    },
  ],
  open: [
    'Which of the two price lists for the Trinity systems is meant. The page says openly that there are two.',
    'Whether the step in the deposit at its limit is meant.',
    'When the rest is due, what is given back after a cancellation, and whether prices include VAT.',
    'What makes a platform cost more or less than the middle of its range.',
  ],
};
