import { ofSamplePost } from '../../installation.ts';
import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import { wizardLinks } from '../../links/wizardLinks.ts';
import type { PageContent } from '../../page.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'The customer journey in five moments',
  description:
    'Hearing of you, looking you up, deciding, buying, coming back: five moments of a customer’s journey, what goes wrong in each and what helps.',
  heading: 'Five moments that win or lose a customer.',
  lead: 'People don’t become customers in one go. They hear of you, look you up, hesitate, buy, and maybe come back. Each moment raises its own question, and people drop out of each for a different reason.',
  action: { label: 'Find what you are missing', to: paths.planner },
  secondaryAction: { label: 'See all services', to: paths.services },
  figureBelow: 'CustomerJourney',
  sections: [
    {
      kind: 'figure',
      figure: 'JourneyHelp',
      title: 'What helps in each moment',
      isTinted: true,
    },
    {
      kind: 'steps',
      title: 'Try it yourself',
      lead: 'Take an afternoon and borrow a phone. Note each time you have to think.',
      items: {
        Search: 'Search for what you sell, without typing your name. See whether you come up, or who does instead.',
        Look: 'Open your page on a slow connection. Find the price of the thing you sell most.',
        Order: 'Book a time, or buy something, as a customer would.',
        Ask: 'Ask your three newest customers how it was for them. You’ll hear something you hadn’t thought of.',
      },
    },
    {
      kind: 'pages',
      title: 'What helps in all of them',
      items: [
        {
          to: paths.brand,
          title: 'Recognising you: brand identity',
          text: 'So people recognise you the second time.',
        },
        {
          to: paths.aed,
          title: 'Seeing the whole journey: AED',
          text: 'What each customer cost, starting with the first ad.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Fix one moment at a time',
      text: [
        'It’s tempting to spend more on ads. But if people look you up and find the wrong hours, twice as many ads mean twice as many people at a closed door. Find the moment where you lose the most people and fix that one. It’s often the second, and it often takes no more than an evening.',
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'How do I find out where I lose people?':
          'Count three things for a month: visits to your page, enquiries and sales. Look first where the number drops more than you’d expect. It doesn’t have to be exact.',
        'My customers all come by word of mouth. Does this matter?':
          'Yes. Word of mouth is only the first moment. A friend mentions you, and the next thing people do is look you up on their phone.',
        'Where should I start if I can do only one thing?': [
          'Correct your hours everywhere and put prices on your page.',
          ...ofSamplePost(
            ' Our post on ',
            { text: 'what to put on a one-page site', to: `${paths.blog}/1` },
            ' has the list.',
          ),
        ],
      },
    },
    {
      kind: 'action',
      title: 'Start where you lose people.',
      lead: 'Tell the planner your goals and your budget, or build a package of what you already know you need.',
      action: wizardLinks.planner,
      secondaryAction: { label: 'Build your package', to: deepLinks.packageBuilder() },
    },
  ],
};
