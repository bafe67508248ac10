import { freeCallShort } from '../../../domain/catalogue/consultation.ts';
import { ofSamplePost, showsSampleProjects } from '../../installation.ts';
import { paths } from '../../links/paths.ts';
import type { PageContent } from '../../page.ts';

export const page: PageContent = {
  kind: 'company',
  title: 'Why Trinity exists',
  description:
    'Small companies don’t have a department for every decision. That’s why we make brand, website and systems together, with a price beside each.',
  heading: 'Why we do this.',
  lead: 'A large company has people for the brand, people for the website and people for the numbers. You have a few hours in the evening. We think that should be enough.',
  action: { label: 'How we solve it', to: paths.ourSolution },
  secondaryAction: { label: 'See all services', to: paths.services },
  figure: 'ThreeStrands',
  sections: [
    {
      kind: 'figure',
      title: 'Nine in the evening, after closing time',
      lead: 'A quote, a promise, a login and a charge. Each may be fair, but they come from four people who never met, and no one has looked at all of them together.',
      figure: 'FourSenders',
      isTinted: true,
    },
    { kind: 'figure', title: 'Three things that shouldn’t be so hard', figure: 'HardThings' },
    {
      kind: 'statement',
      title: 'Three strands: take one away, and the other two fall apart',
      text: 'Brand, website and systems work the same way. A beautiful brand won’t sell much through a website that’s hard to use. A fast website without a brand is soon forgotten. And without numbers, you’re guessing about both.',
    },
    {
      kind: 'list',
      title: 'What we hold ourselves to',
      items: {
        'The price is on the page': 'You see how we worked it out before you talk to anyone.',
        'We only claim what we can show': `We don’t use borrowed logos or invented customers.${showsSampleProjects ? ' Our sample projects say that they’re samples.' : ''}`,
        'We say when it’s not for you': 'Several pages on this site tell you when to keep your money.',
        'Plain words': 'If you need a dictionary to read one of our sentences, tell us and we’ll rewrite it.',
      },
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'Why only small businesses?':
          'Because the work is different. You make your own decisions, you know your customers by name, and you notice every euro. What suits a company with a marketing department rarely suits you.',
        'Do I have to take all three?': 'No. You can buy each part on its own, and add the others when you want them.',
        'What if you’re not the right people for me?': [
          'Then it’s best to find out early. Ask us anything before you pay a deposit.',
          ...ofSamplePost(' Here are ', { text: 'nine questions to start with', to: `${paths.blog}/9` }, '.'),
        ],
      },
    },
    {
      kind: 'action',
      title: 'See what we make.',
      action: { label: 'Our solution', to: paths.ourSolution },
      secondaryAction: { label: freeCallShort, to: paths.booking },
    },
  ],
};
