import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Brand Identity Package',
  description:
    'A brand identity for a small company in one of three packages, with one to four rounds of revision. Prices and delivery times on the page.',
  heading: 'A brand that people recognise the second time.',
  lead: 'The sign, the card, the bag, the page on the phone: all of them can say the same name in the same voice. Choose one of three packages by how many pieces you need and how often you want to change your mind.',
  sells: { name: 'Brand Identity Package', offers: ['brand:starter', 'brand:premium', 'brand:elite'] },
  way: { label: 'Choose a package', to: ways.configurator({ brand: 'premium' }) },
  other: { label: 'Book a call', to: paths.booking },
  sections: [
    {
      kind: 'list',
      title: 'When it is time',
      items: [
        { title: 'You are opening', text: 'And the sign maker asks for a file that you do not have.' },
        {
          title: 'You have grown out of it',
          text: 'The logo was made for a market stall. Now there is a shop, a van and a website.',
        },
        { title: 'Nothing matches', text: 'Four printers, four blues. Each was right when it was ordered.' },
        { title: 'You took over', text: 'The name is known and should stay. The look belongs to somebody else.' },
      ],
    },
    {
      kind: 'prices',
      title: 'Three packages',
      lead: 'They differ in rounds of revision, in the number of marketing materials and in time.',
      of: ['brand:starter', 'brand:premium', 'brand:elite'],
      note: 'A round of revision: you tell us everything that should change, we change it and show it again.',
    },
    {
      kind: 'steps',
      title: 'How it goes',
      items: [
        {
          title: 'You tell us about the place',
          text: 'Who comes in, what they say about you, what hangs on the wall. Photos help, even bad ones.',
        },
        { title: 'We draw', text: 'And show it where it will live: on a door, on a bag, on a phone.' },
        { title: 'You say what is wrong', text: 'Plainly. “It looks like a bank” is a useful sentence.' },
        { title: 'We change it', text: 'As many rounds as your package has.' },
        { title: 'You get the files', text: 'Which ones, and for what, is written into your order before we begin.' },
      ],
    },
    {
      kind: 'list',
      title: 'Which one?',
      items: [
        {
          title: 'Starter',
          text: 'You know what you want, one person decides, and you need the mark more than printed pieces.',
        },
        {
          title: 'Premium',
          text: 'You are opening or renewing, and up to three pieces have to come with it: a card, a sign and a menu, say. It is the one to look at first.',
        },
        {
          title: 'Elite',
          text: 'Several people decide, or several pieces depend on it. Four rounds leave room for a second thought, and an hour of consultation is included.',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'I have a logo that I like. Can you build on it?',
          answer:
            'Yes. Tell us so at the start and send us the best file you have. Then the work goes into making it usable everywhere.',
        },
        {
          question: 'What counts as a marketing material?',
          answer:
            'One piece that you use to be seen: a business card, a price list, a poster, a sign. We design it; the printer or the sign maker sends you a bill of their own. We agree on the pieces before we begin.',
        },
        {
          question: 'From when do the days count?',
          answer:
            'From the day we have what we need from you. The time you take to look at drafts is your own, so quick answers make a quick brand.',
        },
        { question: 'What do I pay today?', answer: `${rules.deposit} ${rules.rest}` },
        {
          question: 'What should I check before I order from anybody?',
          answer: [
            'Which files you get, in which colours, and whether the rights pass to you. Our post on ',
            { text: 'what a brand sheet is for', to: `${paths.blog}/6` },
            ' says why.',
          ],
        },
      ],
    },
    {
      kind: 'action',
      title: 'Choose your package.',
      lead: 'The package builder opens with brand identity chosen. You can add a campaign or a platform there.',
      way: { label: 'Start with brand identity', to: ways.configurator({ services: ['brand-identity'] }) },
      other: { label: 'What it is made of', to: paths.visualBrand },
    },
  ],
  open: [
    'Which files and pieces each brand package delivers, what counts as a marketing material, that printing is not included, and when the rights pass to the client.',
    'From when delivery times count.',
  ],
};
