import { freeCallShort } from '../../../../domain/catalogue/consultation.ts';
import { showsProjects, showsSampleProjects } from '../../../installation.ts';
import { deepLinks } from '../../../links/deepLinks.ts';
import { paths } from '../../../links/paths.ts';
import { allBrands } from '../../../offers.ts';
import type { PageContent } from '../../../page.ts';
import { withVatSentence } from '../../../payment.ts';

const work = showsSampleProjects ? 'the sample projects' : 'our portfolio';

export const page: PageContent = {
  kind: 'offer',
  title: 'Visual brand identity: what’s in it',
  description:
    'Logo, colours, typefaces, pictures, space and tone of voice: what a visual identity consists of, and how to judge one as an owner.',
  heading: 'What’s in a visual identity.',
  lead: 'You don’t have to be able to draw to judge a design. You just need to know what it should do. Here are the parts, what each is for, and a test you can do yourself.',
  sells: { name: 'Visual brand identity', offers: allBrands },
  action: { label: 'See the packages', to: paths.brand },
  secondaryAction: { label: freeCallShort, to: paths.booking },
  figure: 'BrandKit',
  sections: [
    {
      kind: 'figure',
      figure: 'BrandPieces',
      title: 'From one logo to a street that knows you',
      lead: 'One brand on everything people see of you.',
    },
    {
      kind: 'list',
      title: 'The parts',
      items: {
        'The logo':
          'A symbol or a word that represents you where there’s no room for anything else. The test: print it in black, as small as a fingernail. Would people still recognise you?',
        'The colours':
          'One main colour, and one or two to go with it. The test: put a sample beside your three nearest competitors. If you have to look twice, choose again.',
        'The typefaces':
          'How your words look before people read them. The test: set your longest product name and your phone number. Can someone without their glasses read both at arm’s length?',
        'The pictures':
          'What you show, and how close up. The test: put six of your photos side by side. Could they come from the same afternoon?',
        'The space':
          'Empty space makes a design easier to read. The test: take something away. If no one misses it, leave it out.',
        'The tone of voice':
          'How you write a price, a closed sign and an apology. The test: read it aloud. Would you say it across the counter?',
      },
    },
    {
      kind: 'prose',
      title: 'How to look at a draft',
      text: [
        'Don’t start by asking whether you like it: you’ll use it for years, and your taste will change. Ask whether a stranger would know what kind of business this is, and whether a regular would recognise you.',
        'Look at it small, from far away and in bad light, because that’s how people will see it. Hang it where the sign will go. Show it to two people who aren’t friends, and ask what they think you sell. Then list what should change, sleep on it, and send us the list. That’s one round of revision, well used.',
      ],
    },
    {
      kind: 'list',
      title: 'What to have ready',
      items: {
        'What must stay': 'The name, a colour people know, the fish over the door.',
        'Where it will be seen': 'All the places, the awkward ones first: a stamp, a van, embroidery.',
        'Three things you admire': 'From any trade. Tell us what you like about each.',
        'One person who decides': 'Others can advise, but one person gives the go-ahead.',
      },
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'Which of these parts are in my package?':
          'Each package lists its rounds of revision and marketing materials. We’ll agree which parts you need and write them into the order before we start.',
        'Can I see the first design before I decide on a package?': `No, the design is the work you’re ordering. You can ${showsProjects ? `see how we work in ${work}, and ` : ''}ask us anything in a consultation first.`,
        'Can you use the identity on a new website?': [
          'Yes, and this is the best time to do it. In the package builder you can ',
          {
            text: 'order both',
            to: deepLinks.packageBuilder({ services: ['brand-identity', 'complete-platform'], brand: 'premium' }),
          },
          '.',
        ],
      },
    },
    {
      kind: 'action',
      title: 'Get your visual identity.',
      lead: withVatSentence('The package builder opens with Premium chosen. You can still change it.'),
      action: { label: 'Choose Premium', to: deepLinks.packageBuilder({ brand: 'premium' }) },
      secondaryAction: { label: 'Compare the packages', to: paths.brand },
    },
  ],
  open: ['Which parts of a visual identity each package contains.'],
};
