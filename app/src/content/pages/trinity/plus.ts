import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Trinity Plus: all five systems',
  description:
    'Trinity Plus is all five systems in one package: costs, marketing, returning customers, stock and advertising. For whom it is worth it, and for whom not.',
  heading: 'Trinity Plus: all five systems.',
  lead: 'Everything in Trinity Core, with GARO for your stock and AED for your advertising. For businesses that buy goods, sell them and pay to be seen.',
  sells: { name: 'Trinity Plus', offers: ['trinity:trinity-plus'] },
  way: { label: 'Choose Trinity Plus', to: ways.quote({ solution: 'trinity', trinity: 'trinity-plus' }) },
  other: { label: 'Compare with Core', to: paths.trinityCore },
  sections: [
    {
      kind: 'pages',
      title: 'What is in it',
      items: [
        { to: paths.expenseManager, title: 'Expense Manager', text: 'What goes out, and where.' },
        { to: paths.mcd, title: 'MCD', text: 'Marketing cost displacement: from what brings nothing to what does.' },
        { to: paths.rcd, title: 'RCD', text: 'Returning customer discounts: a fair thank-you, with its cost in view.' },
        { to: paths.garo, title: 'GARO', text: 'Genetic algorithm restocking optimizer: what to order, and how much.' },
        { to: paths.aed, title: 'AED', text: 'Advertising efficiency dashboard: what a new customer costs, ad by ad.' },
      ],
    },
    {
      kind: 'prose',
      title: 'One chain, from the ad to the shelf',
      text: [
        'Think of a gift shop in a seaside town before Easter. An ad brings people in. Some of them come back in June. What they buy has to be on the shelf, and what nobody buys has been paid for all the same. Advertising, customers, stock and costs hang together like the links of a chain.',
        'With one system you see one link. With five you can follow a decision along: spend less on this ad, order fewer of these, thank these people instead. That is the case for the package, and the only one that should persuade you.',
      ],
    },
    {
      kind: 'list',
      title: 'For whom, and for whom not',
      items: [
        {
          title: 'A good fit',
          text: 'Shops, restaurants with a cellar and a store room, online sellers: you keep stock, you advertise, and people can come back.',
        },
        {
          title: 'A poor fit',
          text: 'Practices, consultants, trades that buy for each job. Without stock GARO has nothing to do. The core, or the core with AED, will serve you better.',
        },
      ],
    },
    {
      kind: 'prices',
      title: 'Price',
      of: ['trinity:trinity-plus', 'trinity:trinity-core'],
      note: rules.store,
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Why does the quote ask whether I have a physical store?',
          answer: `It has to do with GARO. ${rules.store} Online alone, there is nothing to set up in a store.`,
        },
        {
          question: 'Must I use all five from the first day?',
          answer:
            'No, and it would be too much. Begin with costs, then take the system whose question is the most urgent. The others wait.',
        },
        {
          question: 'What do I pay today?',
          answer: `${rules.deposit} ${rules.rest}`,
        },
        {
          question: 'Does it go together with a new website?',
          answer: [
            'Yes. ',
            { text: 'Choose both in the quick quote', to: ways.quote({ solution: 'both', trinity: 'trinity-plus' }) },
            `, and ${rules.bundlePercent} comes off the sum as a line of its own.`,
          ],
        },
      ],
    },
    {
      kind: 'action',
      title: 'Read your whole price.',
      lead: 'The quick quote opens with Trinity Plus chosen and asks about your shop.',
      way: { label: 'Choose Trinity Plus', to: ways.quote({ solution: 'trinity', trinity: 'trinity-plus' }) },
      other: { label: 'Book a call', to: paths.booking },
    },
  ],
};
