import { systemIds, trinityOptions } from '../../domain/catalogue/trinity.ts';
import { allTrinity } from '../offers.ts';
import type { PageContent } from '../page.ts';
import { paths } from '../paths.ts';
import { rules } from '../rules.ts';
import { ways } from '../ways.ts';

const core: readonly string[] = trinityOptions['trinity-core'].includes;
const plus: readonly string[] = trinityOptions['trinity-plus'].includes;

export const page: PageContent = {
  kind: 'offer',
  title: 'Trinity business systems',
  description:
    'Five business systems for costs, marketing, returning customers, stock and advertising. Take one alone, the core of three, or all five.',
  heading: 'Five systems, one question each.',
  lead: 'Every Trinity system answers one question that owners ask at the end of a week. Take the one that keeps you awake, the three that belong together, or all five.',
  sells: {
    name: 'Trinity Business Systems',
    offers: allTrinity,
  },
  way: { label: 'Choose a system', to: ways.quote({ solution: 'trinity' }) },
  other: { label: 'Book a call', to: paths.booking },
  sections: [
    {
      kind: 'pages',
      title: 'The five questions',
      items: [
        {
          to: paths.expenseManager,
          title: 'Expense Manager',
          text: 'Where does the money go? What goes out, and for what, in one place.',
        },
        {
          to: paths.mcd,
          title: 'MCD, marketing cost displacement',
          text: 'Which marketing should I stop paying for? Money moves from what brings nothing to what brings customers.',
        },
        {
          to: paths.rcd,
          title: 'RCD, returning customer discounts',
          text: 'How do I thank people who come back, without giving money away to everybody?',
        },
        {
          to: paths.garo,
          title: 'GARO, genetic algorithm restocking optimizer',
          text: 'What should I order, how much of it, and when?',
        },
        {
          to: paths.aed,
          title: 'AED, advertising efficiency dashboard',
          text: 'What does one new customer cost me, ad by ad?',
        },
      ],
    },
    {
      kind: 'comparison',
      title: 'What is in which package',
      lead: 'Trinity Core is where most owners can begin. Trinity Plus adds stock and advertising.',
      subject: 'System',
      columns: [trinityOptions['trinity-core'].name, trinityOptions['trinity-plus'].name],
      rows: systemIds.map((id) => ({
        title: trinityOptions[id].name,
        cells: [core.includes(id), plus.includes(id)],
      })),
    },
    {
      kind: 'prices',
      title: 'Prices',
      lead: 'These are beta prices. The standard price stands beside each, so that you can see the difference.',
      of: allTrinity,
      note: rules.store,
    },
    {
      kind: 'prose',
      title: 'One, three or five?',
      text: [
        'Begin with the question you would answer first if you had a free day. A café that throws out half a tray every evening has a stock question. A salon with a full diary and an empty account has a cost question. One system that is used beats five that are looked at once.',
        'Take Trinity Core when costs, marketing and returning customers all matter, because they pull at the same money: what you save on an advertisement can go to the people who come anyway.',
        'Take Trinity Plus when you keep stock and pay for online ads as well. If you do neither, two of its five systems would stand idle, and we would sooner tell you now.',
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Does a package cost less than its systems one by one?',
          answer:
            'At today’s beta prices in the quick quote it costs the same. What you save is against the standard price, and the list shows by how much.',
        },
        {
          question: 'Can I begin with one system and add others?',
          answer:
            'Yes. The quick quote asks after your first choice whether you want to add to it, and shows what your total would change by. You can also come back later and order one more.',
        },
        {
          question: 'Do I need a website from you to use a system?',
          answer: [
            'No. Each system is sold alone, too. If you need both, ',
            { text: 'join them in one quote', to: ways.quote({ solution: 'both' }) },
            `: a system and a platform tier together cost ${rules.bundlePercent} less.`,
          ],
        },
        {
          question: 'What does beta mean for me?',
          answer:
            'It is the price that you pay and that your quote counts; the standard price is shown beside it. When the beta ends, the price stays until we change it on this site.',
        },
      ],
    },
    {
      kind: 'action',
      title: 'See what yours would cost.',
      lead: 'Choose a system, answer two or three short questions, and read the whole price with the rule behind each line.',
      way: { label: 'Start with Trinity', to: ways.quote({ solution: 'trinity' }) },
      other: { label: 'Join it with a website', to: ways.quote({ solution: 'both' }) },
    },
  ],
  open: [
    'What each Trinity system shows and does on the screen: the catalogue has a name and one line for each, no list of features.',
    'When the beta ends (BETA_ENDS), and what a system costs from then on: until it is changed, the pages say that the price stays.',
  ],
};
