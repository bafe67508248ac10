import type { PageContent } from '../../../page.ts';
import { paths } from '../../../paths.ts';
import { ways } from '../../../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Visual brand identity: what it is made of',
  description:
    'Mark, colours, letters, pictures and the room between them: what a visual identity consists of, and how to judge one as an owner.',
  heading: 'What a visual identity is made of.',
  lead: 'You do not have to be able to draw to judge a design. You have to know what it must do. Here are the parts, what each is for, and a test that you can make yourself.',
  sells: { name: 'Visual brand identity', offers: ['brand:starter', 'brand:premium', 'brand:elite'] },
  way: { label: 'See the packages', to: paths.brand },
  other: { label: 'Book a call', to: paths.booking },
  sections: [
    {
      kind: 'list',
      title: 'The parts',
      items: [
        {
          title: 'The mark',
          text: 'A sign or a word that stands for you where there is room for nothing else. The test: make it as small as a fingernail and print it in black. Is it still you?',
        },
        {
          title: 'The colours',
          text: 'One that is yours, and one or two that serve it. The test: lay the sample beside your three nearest competitors. If you had to look twice, choose again.',
        },
        {
          title: 'The letters',
          text: 'How your words look before anybody reads them. The test: set your longest product name and your phone number. Can somebody without glasses read both at arm’s length?',
        },
        {
          title: 'The pictures',
          text: 'What you show, and from how near. The test: put six of your photos side by side. Could they come from the same afternoon?',
        },
        {
          title: 'The room around it',
          text: 'Space is what makes things look cared for. The test: take something away. If nobody misses it, it was too much.',
        },
        {
          title: 'The voice',
          text: 'How you write a price, a closed sign and an apology. The test: read it aloud. Would you say it across the counter?',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'How to look at a draft',
      text: [
        'Do not ask first whether you like it. You will live with it for years and like it on some days more than on others. Ask whether a stranger would know what kind of place this is, and whether a regular would find you again.',
        'Look at it small, from far away and in bad light, because that is how it will be seen. Hang it where the sign will hang. Show it to two people who do not love you, and ask what they think is sold here. Then write down what should change as a list, sleep, and send the list once. That is one round of revision, well used.',
      ],
    },
    {
      kind: 'list',
      title: 'What to have ready',
      items: [
        { title: 'What must stay', text: 'The name, a colour that people know, the fish over the door.' },
        { title: 'Where it will be seen', text: 'All the places, the awkward ones first: a stamp, a van, embroidery.' },
        { title: 'Three things you admire', text: 'From any trade. Tell us what you admire in them.' },
        { title: 'One person who decides', text: 'Others may advise. One says yes.' },
      ],
    },
    {
      kind: 'prices',
      title: 'The packages',
      of: ['brand:starter', 'brand:premium', 'brand:elite'],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Which of these parts are in my package?',
          answer:
            'The packages name rounds of revision and marketing materials. Which parts you need is agreed with you and written into the order before we begin.',
        },
        {
          question: 'Can I see the first design before I decide on a package?',
          answer:
            'No, drawing is the work you order. You can see how we think in the sample projects, and you can bring your questions to a call first.',
        },
        {
          question: 'Can the identity go straight on to a website?',
          answer: [
            'Yes, and it is the best moment for it. In the package builder you can ',
            {
              text: 'take both',
              to: ways.configurator({ services: ['brand-identity', 'complete-platform'], brand: 'premium' }),
            },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'action',
      title: 'Give it a face.',
      lead: 'The package builder opens with Premium chosen. You can still change it there.',
      way: { label: 'Choose Premium', to: ways.configurator({ brand: 'premium' }) },
      other: { label: 'Compare the packages', to: paths.brand },
    },
  ],
  open: ['Which parts of a visual identity each package contains.'],
};
