import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'The way a customer takes',
  description:
    'Hearing of you, looking you up, deciding, buying, coming back: five moments of a customer’s way, what goes wrong in each and what helps.',
  heading: 'Five moments on the way to your counter.',
  lead: 'Nobody becomes a customer at once. They hear of you, look you up, hesitate, buy, and come back or do not. Each moment has its own question, and each is lost in its own way.',
  way: { label: 'Find what you are missing', to: paths.planner },
  other: { label: 'See all services', to: paths.services },
  sections: [
    {
      kind: 'steps',
      title: 'The five moments',
      items: [
        {
          title: 'They hear of you',
          text: 'The question: “Is that something for me?” A friend, a sign, an ad. It is lost when the message is about you and not about them. What helps: one offer, said plainly, in a look that is recognised the second time.',
        },
        {
          title: 'They look you up',
          text: 'The question: “Are these the ones, and are they open?” It is lost by hours that differ from place to place, and by a page that needs ten seconds. What helps: the facts on the first screen, and an entry on the map that is right.',
        },
        {
          title: 'They hesitate',
          text: 'The question: “What will it cost, and what if it is not right?” It is lost by silence. What helps: a price or a rule for it, pictures of real work, and a sentence on what happens if something goes wrong.',
        },
        {
          title: 'They buy',
          text: 'The question: “Did it work?” It is lost by a form that asks too much or a page that says nothing afterwards. What helps: few fields, a total before paying, and a message at once.',
        },
        {
          title: 'They come back',
          text: 'The question: “Do they remember me?” It is lost by saying nothing for a year. What helps: a reason, a thank-you, and a note now and then to people who agreed to it.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Walk it once yourself',
      text: [
        'Take an afternoon and a phone that is not yours. Search for what you sell, without your name. Find yourself, or see who is found instead. Open your page on a slow connection. Ask it for the price of the thing you sell most. Try to book, or to order. Note each time you had to think.',
        'Then ask your three newest customers how it was for them. They will tell you about a moment that you had not thought of. They nearly always do.',
      ],
    },
    {
      kind: 'pages',
      title: 'What we have for each moment',
      items: [
        {
          to: paths.campaigns,
          title: 'Hearing of you: campaigns',
          text: 'One offer, one audience, one page to land on.',
        },
        {
          to: paths.brand,
          title: 'Recognising you: brand identity',
          text: 'So that the second time is not the first time again.',
        },
        {
          to: paths.website,
          title: 'Deciding and buying: a platform',
          text: 'From a page that answers to a complete ordering system.',
        },
        { to: paths.rcd, title: 'Coming back: RCD', text: 'A thank-you for those who return, with its cost in view.' },
        { to: paths.aed, title: 'Looking at the whole way: AED', text: 'What a customer cost, from the first ad on.' },
      ],
    },
    {
      kind: 'prose',
      title: 'Mend one moment at a time',
      text: [
        'A funnel, as some people call it, invites you to pour more in at the top. But if people look you up and find the wrong hours, pouring in twice as many only means that twice as many find the wrong hours. Find the moment where most are lost and mend that one. Often it is the second, and often it costs no more than an evening.',
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'How do I find out where people are lost?',
          answer:
            'Count at three places for a month: visits to your page, enquiries, sales. Where the number drops more than you would expect is where to look first. It need not be exact.',
        },
        {
          question: 'My customers all come by word of mouth. Does this matter?',
          answer:
            'Word of mouth is the first moment only. The friend says your name, and then the phone comes out of the pocket.',
        },
        {
          question: 'Where should I begin if I can do one thing?',
          answer: [
            'Correct your hours everywhere and put prices on your page. Our post on ',
            { text: 'what to put on a one-page site', to: `${paths.blog}/1` },
            ' has the list.',
          ],
        },
      ],
    },
    {
      kind: 'action',
      title: 'Begin with the moment you lose.',
      lead: 'Tell the planner your goals and your budget, or put together what you already know you need.',
      way: { label: 'Open the planner', to: paths.planner },
      other: { label: 'Build your package', to: ways.configurator() },
    },
  ],
};
