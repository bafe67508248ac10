import { freeCallShort } from '../../../domain/catalogue/consultation.ts';
import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import type { PageContent } from '../../page.ts';
import { rules } from '../../rules.ts';

export const page: PageContent = {
  kind: 'company',
  title: 'Our solution: brand, website, systems',
  description:
    'Four services that fit together: brand identity, ad campaigns, Trinity systems and complete platforms, each with its price and how it’s worked out.',
  heading: 'What we make, and how it fits together.',
  lead: 'You can buy our four services one by one, and they’re made to work together. Choose what you need, see the whole price as you go, and pay a deposit when you’re sure.',
  action: { label: 'Get a quick quote', to: deepLinks.quote() },
  secondaryAction: { label: 'Why we do this', to: paths.ourWhy },
  figure: 'BundleReceipt',
  sections: [
    { kind: 'figure', title: 'The four services', figure: 'FourServices', isTinted: true },
    {
      kind: 'steps',
      title: 'From a question to an order',
      items: {
        'Say what you want': 'Choose one of three ways: build a package, get a quick quote, or start from your budget.',
        'Watch the price add up': 'Each line says what it is and how we worked out its price.',
        'Sleep on it': 'Your choices stay in your browser. You review everything before you pay.',
        'Pay the deposit by card': `${rules.deposit} No account needed.`,
        'Agree when we start': 'We’ll e-mail you to agree when the work starts and when the balance is due.',
      },
    },
    { kind: 'figure', title: 'Which way suits you?', figure: 'ThreeWays' },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'Is there a discount for combining services?': `${rules.bundle} The discount has its own line. Other combinations cost the sum of their parts.`,
        'Can I talk to someone first?': [
          'Yes. ',
          { text: freeCallShort, to: paths.booking },
          `: ${rules.minutes} by video, at a time you choose. You can also send a question through the `,
          { text: 'contact page', to: paths.contact },
          '.',
        ],
        'What if I need something that isn’t on the list?': [
          'Then it’s custom work. ',
          { text: 'Custom website development', to: paths.customWebsite },
          ' explains how that works and what it starts from.',
        ],
      },
    },
    {
      kind: 'action',
      title: 'Build yours.',
      lead: 'It takes a few minutes, and you can stop and continue later.',
      action: { label: 'Build your package', to: deepLinks.packageBuilder() },
      secondaryAction: { label: 'Get a quick quote', to: deepLinks.quote() },
    },
  ],
};
