import { freeCallShort } from '../../../domain/catalogue/consultation.ts';
import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import type { PageContent } from '../../page.ts';
import { rules, sumSentence } from '../../rules.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Trinity Plus: all five systems',
  description:
    'Trinity Plus is all five systems in one package: costs, marketing, returning customers, stock and advertising. Who it suits, and who it doesn’t.',
  heading: 'All five systems in one: Trinity Plus.',
  lead: 'Everything in Trinity Core, plus GARO for your stock and AED for your advertising. For businesses that keep stock and pay for ads.',
  sells: { name: 'Trinity Plus', offers: ['trinity:trinity-plus'] },
  action: { label: 'Choose Trinity Plus', to: deepLinks.quote({ solution: 'trinity', trinity: 'trinity-plus' }) },
  secondaryAction: { label: 'Compare with Core', to: paths.trinityCore },
  figure: 'PlusIndex',
  sections: [
    {
      kind: 'figure',
      figure: 'PlusSystems',
      title: 'What Plus adds to Core',
      lead: `Stock and advertising. ${sumSentence('trinity-plus')}These screens show sample data.`,
    },
    {
      kind: 'prose',
      title: 'From the ad to the shelf',
      text: [
        'Think of a gift shop in a seaside town before Easter. An ad brings people in. Some of them come back in June. What they want has to be on the shelf, and you’ve still paid for what no one buys. Advertising, customers, stock and costs all affect each other.',
        'With one system you see one part. With five you can follow a decision all the way: spend less on this ad, order fewer of these, reward these customers instead. If that’s what you need, choose the package.',
      ],
    },
    {
      kind: 'list',
      title: 'Who it suits, and who it doesn’t',
      items: {
        'A good fit':
          'Shops, restaurants with a cellar and a store room, online sellers: you keep stock, you advertise, and people can come back.',
        'A poor fit':
          'Practices, consultants, trades that buy for each job. Without stock, you won’t need GARO. Trinity Core, with or without AED, will suit you better.',
      },
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
      items: {
        'Why does the quote ask whether I have a physical store?':
          'Because of GARO. In a shop, we set it up and train your staff, which costs extra. If you only sell online, there’s nothing to set up.',
        'Do I have to use all five from the first day?':
          'No, that would be too much. Start with costs, then move on to your most urgent question. The others can wait.',
        'What do I pay today?': rules.dueToday,
        'Can I combine it with a new website?': [
          'Yes. ',
          {
            text: 'Choose both in the quick quote',
            to: deepLinks.quote({ solution: 'both', trinity: 'trinity-plus' }),
          },
          `, and you get ${rules.bundlePercent} off, shown on its own line.`,
        ],
      },
    },
    {
      kind: 'action',
      title: 'See your whole price.',
      lead: 'The quick quote opens with Trinity Plus chosen and asks about your shop.',
      action: { label: 'Choose Trinity Plus', to: deepLinks.quote({ solution: 'trinity', trinity: 'trinity-plus' }) },
      secondaryAction: { label: freeCallShort, to: paths.booking },
    },
  ],
};
