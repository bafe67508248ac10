import { freeCallShort } from '../../../domain/catalogue/consultation.ts';
import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import type { PageContent } from '../../page.ts';
import { withVatSentence } from '../../payment.ts';
import { rules } from '../../rules.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'GARO: what to reorder, and when',
  description:
    'GARO, the genetic algorithm restocking optimizer: what to order, how much and when, for shops and kitchens that keep stock.',
  heading: 'Order the right amount, at the right time.',
  lead: 'Order too little, and a customer leaves without it. Order too much, and your money sits on a shelf until February. GARO, the genetic algorithm restocking optimizer, finds the order in between.',
  sells: { name: 'GARO', offers: ['trinity:garo'] },
  action: { label: 'Choose GARO', to: deepLinks.quote({ solution: 'trinity', trinity: 'garo' }) },
  secondaryAction: { label: 'See all five systems', to: paths.trinity },
  figure: 'GaroScreen',
  sections: [
    {
      kind: 'figure',
      figure: 'GaroTry',
      isTinted: true,
      title: 'Change a rule, and watch the plan improve',
      lead: 'Six items and four rules. Each round keeps the plans that cost least, crosses them, and changes a little. It runs here, on your device.',
    },
    {
      kind: 'figure',
      figure: 'GaroSearch',
      title: 'What “genetic algorithm” means',
      lead: 'It’s a way of searching, modelled on breeding. No one can try every possible order for four hundred items, each with its own limits, but a program can improve good ones.',
    },
    {
      kind: 'steps',
      title: 'What it needs from you',
      items: {
        'An accurate stock list':
          'Each item once, under one name, with how many you have today. This is the real work, and it’s worth doing anyway.',
        'Your rules': 'Delivery times, minimum orders, space, and what goes off.',
        'What you’ve sold': 'The further back the better; a full year shows the seasons.',
      },
    },
    {
      kind: 'prices',
      title: 'Price',
      of: ['trinity:garo', 'trinity:trinity-plus'],
      note: withVatSentence(rules.store),
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'When is the setup in the shop?':
          'On a day we agree with you, so it needn’t be a busy Saturday. If you only sell online, there’s no setup, and it isn’t in your quote.',
        'Is my shop too small?':
          'If you can check every shelf in two minutes and know what’s missing, yes: a notebook is cheaper. GARO starts to help when you have more items than you can remember.',
        'Does it place orders automatically?':
          'No. GARO plans the orders by your rules, and you place them. It can’t see the future: you know when the circus comes to town and the program doesn’t, so the decision is yours.',
      },
    },
    {
      kind: 'action',
      title: 'Order what people will buy.',
      lead: 'The quick quote opens with GARO chosen and asks about your shop.',
      action: { label: 'Choose GARO', to: deepLinks.quote({ solution: 'trinity', trinity: 'garo' }) },
      secondaryAction: { label: freeCallShort, to: paths.booking },
    },
  ],
  open: [
    'What GARO reads (tills, spreadsheets, web shops) and in which form the plan is shown.',
    'Whether GARO only suggests orders, as the page says, or can place them.',
    'Two price lists: in the package builder GARO’s beta price differs from the quick quote, whose price this page shows.',
  ],
};
