import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import { wizardLinks } from '../../links/wizardLinks.ts';
import type { PageContent } from '../../page.ts';
import { withVat } from '../../payment.ts';
import { rules } from '../../rules.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Your digital ecosystem, on one page',
  description:
    'Brand, website, systems and advertising: how the parts of a small business online work together, and where it usually breaks.',
  heading: 'Four parts, and how they work together.',
  lead: '“Digital ecosystem” is a big name for a simple thing: the parts of your business that people see on a screen, and what they pass to each other. If one part passes nothing on, the others stop working.',
  action: wizardLinks.planner,
  secondaryAction: { label: 'See all services', to: paths.services },
  figure: 'Ecosystem',
  sections: [
    {
      kind: 'list',
      title: 'What the parts pass to each other',
      lead: 'The numbers are those of the drawing.',
      items: [
        { title: '1. Campaigns to website', text: 'Visitors, with the offer they were promised.' },
        { title: '2. Website to systems', text: 'Orders, bookings and questions.' },
        { title: '3. Systems to campaigns', text: 'What to stop, what to repeat and who to thank.' },
        { title: 'Brand to all three', text: 'A logo, colours, typefaces and a tone of voice.' },
      ],
    },
    {
      kind: 'pages',
      title: 'The parts',
      items: [
        {
          to: paths.brand,
          title: 'The brand makes everything recognisable',
          text: 'It gives the other parts a logo, colours, typefaces and a tone of voice. Without it, each part looks like a different business.',
        },
        {
          to: paths.website,
          title: 'The website turns visitors into customers',
          text: 'It brings you orders, bookings and questions.',
        },
        {
          to: paths.trinity,
          title: 'The systems keep track',
          text: 'They record what you spent and sold, and help you decide what to do next: what to reorder, stop or reward.',
        },
        {
          to: paths.campaigns,
          title: 'Campaigns bring new people in',
          text: 'They use the message of your brand and send people to a page on your website.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Where it usually breaks',
      text: [
        'It usually breaks between two parts. The ad promises Sunday brunch, but the page it leads to shows the winter menu. The order form works, but the orders land in an inbox that’s read on Mondays. The till knows who bought what, but the person who pays for the ads never sees it.',
        'These breaks are cheap to fix once you find them. Start at one of your own ads, on a phone, as a stranger would, and keep going until you’ve bought something. Write down each place where you had to guess.',
      ],
    },
    {
      kind: 'steps',
      title: 'What to build first',
      lead: 'You don’t need all of it at once.',
      items: [
        {
          title: 'A page that answers questions',
          text: 'What, where, when, how much, how to reach you. Everything else points to it.',
        },
        { title: 'A brand', text: 'As soon as you put your name on more than one thing.' },
        { title: 'One system', text: 'For the question that worries you most.' },
        { title: 'Advertising', text: 'Last, because it brings people to what you have. It can’t fix it.' },
      ],
    },
    {
      kind: 'prices',
      title: 'An example to start with',
      lead: 'One of each, at the smaller end. Yours will differ.',
      of: ['tier:foundation', 'brand:starter', 'trinity:expense', 'campaign:starter'],
      note: withVat(`${rules.bundle} Brand packages and campaigns are added at their own price.`),
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'I already have a website. Can I keep it?',
          answer: 'Yes. You can order a brand package, a campaign or a Trinity system without a platform from us.',
        },
        {
          question: 'Will I depend on you for everything?',
          answer:
            'You shouldn’t depend on anyone for your name, your domain or your customer list. Keep all three in your own accounts, whoever does the work.',
        },
        {
          question: 'Who looks at the whole picture?',
          answer: [
            'You do, and we can spend half an hour on it with you. ',
            { text: 'Book a consultation', to: paths.booking },
            ' and have your website and last month’s figures to hand.',
          ],
        },
      ],
    },
    {
      kind: 'action',
      title: 'Plan your own.',
      lead: 'Tell us your type of business, your goals and your budget. The planner shows what fits.',
      action: wizardLinks.planner,
      secondaryAction: { label: 'Combine a system and a platform', to: deepLinks.quote({ solution: 'both' }) },
    },
  ],
};
