import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'MCD: marketing cost displacement',
  description:
    'MCD, marketing cost displacement: see what each kind of marketing costs and brings, and move the money to where customers come from.',
  heading: 'MCD: spend the same, in a better place.',
  lead: 'Marketing cost displacement sounds large and means something simple. Money that brings nobody in is moved to where customers really come from. It is displaced, not added.',
  sells: { name: 'MCD', offers: ['trinity:mcd'] },
  way: { label: 'Choose MCD', to: ways.quote({ solution: 'trinity', trinity: 'mcd' }) },
  other: { label: 'See all five systems', to: paths.trinity },
  sections: [
    {
      kind: 'prose',
      title: 'The question it answers',
      text: [
        'Write down everything you pay to be found: the directory, the flyers, the sign at the pitch, the booking site’s share, the ads, the hours you spend on posts. Most owners are surprised by the length of the list. Then write beside each how many customers came of it last year. For half of the lines nobody knows.',
        'Those lines are where MCD begins. It does not ask whether marketing is good or bad. It asks, line by line, what this one costs and what this one brings, and what would happen if the money stood somewhere else.',
      ],
    },
    {
      kind: 'steps',
      title: 'How the idea works',
      items: [
        { title: 'List it', text: 'All costs of being found in one place, your own hours included.' },
        { title: 'Ask', text: '“How did you hear of us?” Every new customer, one word in a list.' },
        { title: 'Compare', text: 'What one customer cost, line by line. The order of the lines is usually news.' },
        {
          title: 'Move',
          text: 'Take from the last line, give to the first. One move at a time, so that you see what it did.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'An example, made up',
      text: [
        'A physiotherapist pays for a listing and for flyers in two waiting rooms, and gives a talk at the running club each autumn, for nothing. After six months of asking, the list shows that the talk brings more people than the other two together. So the listing is not renewed, and the money pays for a second talk, good shoes for the demonstration and coffee for the club. The budget is the same. The waiting list is longer.',
      ],
    },
    {
      kind: 'prices',
      title: 'Price',
      lead: 'Alone, or with costs and returning customers in Trinity Core.',
      of: ['trinity:mcd', 'trinity:trinity-core', 'trinity:trinity-plus'],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'How is MCD different from AED?',
          answer: [
            'MCD looks at all marketing, printed, paid and by word of mouth, and asks where money should go. ',
            { text: 'AED', to: paths.aed },
            ' looks at advertising and asks how well each ad works. If you run no online ads, MCD is the one.',
          ],
        },
        {
          question: 'Will I spend more?',
          answer: 'That is not the aim. The sum stays what you decide; its parts move.',
        },
        {
          question: 'How soon does it tell me something?',
          answer:
            'As soon as enough customers have answered the question. With five new ones a week, give it two or three months. Decisions from a handful of answers are luck.',
        },
        { question: 'What do I pay today?', answer: `${rules.deposit} ${rules.rest}` },
      ],
    },
    {
      kind: 'action',
      title: 'Move the money, not the budget.',
      lead: 'The quick quote opens with MCD chosen, and asks whether you want to add to it.',
      way: { label: 'Choose MCD', to: ways.quote({ solution: 'trinity', trinity: 'mcd' }) },
      other: { label: 'How displacement works', to: paths.displacement },
    },
  ],
  open: ['The meaning of MCD: the catalogue has its name only, and the page explains the idea from the name.'],
};
