import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Your digital ecosystem, on one page',
  description:
    'Brand, website, systems and advertising, and what passes between them. How the parts of a small business on the web hang together.',
  heading: 'Four parts, and what passes between them.',
  lead: 'A digital ecosystem is a large name for a simple thing: the parts of your business that live on a screen, and what they hand to each other. If one hands nothing on, the others starve.',
  way: { label: 'Plan yours with a budget', to: paths.planner },
  other: { label: 'See all services', to: paths.services },
  sections: [
    {
      kind: 'pages',
      title: 'The parts',
      items: [
        {
          to: paths.brand,
          title: 'The brand gives everything its face',
          text: 'It hands on a mark, colours, letters and a way of speaking. Without it, each part looks like somebody else.',
        },
        {
          to: paths.website,
          title: 'The website turns looking into doing',
          text: 'It takes in people from everywhere and hands on orders, bookings and questions.',
        },
        {
          to: paths.trinity,
          title: 'The systems remember and count',
          text: 'They take in what was spent and sold, and hand on what to do next: reorder, stop, thank.',
        },
        {
          to: paths.campaigns,
          title: 'Campaigns bring new people in',
          text: 'They take a message from the brand and a page from the website, and hand on visitors.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Where it usually breaks',
      text: [
        'Rarely inside a part. Nearly always between two. The ad promises Sunday brunch, and the page it leads to has the winter menu. The order form works, and the orders land in a mailbox that is read on Mondays. The till knows who bought what, and the person who pays for the ads has never seen it.',
        'Such breaks are cheap to mend once they are found, and finding them takes a walk. Start at an ad of your own, as a stranger, on a phone, and go on until you have bought something. Write down each place where you had to guess.',
      ],
    },
    {
      kind: 'steps',
      title: 'In which order to build',
      lead: 'Nobody builds all of it at once, and nobody should.',
      items: [
        {
          title: 'A page that answers',
          text: 'What, where, when, how much, how to reach you. All else leads there.',
        },
        { title: 'A face', text: 'As soon as there is more than one thing with your name on it.' },
        { title: 'One system', text: 'For the question that costs you the most sleep.' },
        { title: 'Advertising', text: 'Last, because it fills what is there. It cannot mend it.' },
      ],
    },
    {
      kind: 'prices',
      title: 'A first set, as an example',
      lead: 'One of each, at the smaller end. Yours will differ.',
      of: ['tier:foundation', 'brand:starter', 'trinity:expense', 'campaign:starter'],
      note: `${rules.bundle} Brand packages and campaigns are added at their own price.`,
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'I already have a website. Can I keep it?',
          answer:
            'Yes. A brand package, a campaign and a Trinity system can each be ordered without a platform from us.',
        },
        {
          question: 'Do I depend on you for everything then?',
          answer:
            'You should not depend on anybody for your name, your domain or your customer list. Have all three in accounts of your own, whoever does the work.',
        },
        {
          question: 'Who looks at the whole?',
          answer: [
            'You, and if you like, we do with you for half an hour. ',
            { text: 'Book a call', to: paths.booking },
            ' and have your website and your last month at hand.',
          ],
        },
      ],
    },
    {
      kind: 'action',
      title: 'Draw your own.',
      lead: 'Say what kind of business you run, what you want and what you can spend. The planner shows what fits.',
      way: { label: 'Open the planner', to: paths.planner },
      other: { label: 'Join a system and a platform', to: ways.quote({ solution: 'both' }) },
    },
  ],
};
