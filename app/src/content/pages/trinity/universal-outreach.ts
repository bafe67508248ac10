import { freeCallShort } from '../../../domain/catalogue/consultation.ts';
import type { SystemId } from '../../../domain/catalogue/ids.ts';
import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import { wizardLinks } from '../../links/wizardLinks.ts';
import { offerOf } from '../../offers.ts';
import type { PageContent } from '../../page.ts';

/** What a system gives its owner; its name, if that isn't said. */
function outcomeOf(id: SystemId): string {
  const { outcome, name } = offerOf(`trinity:${id}`);
  return outcome ?? name;
}

export const page: PageContent = {
  kind: 'offer',
  title: 'Universal outreach: reaching your customers',
  description:
    'New people, people who are searching and past customers: how brand, website, campaigns and Trinity systems reach each of them.',
  heading: 'Reach people where they already are.',
  lead: 'Universal outreach isn’t a sixth system with its own price. It’s what the parts do together: one message everywhere, for people who don’t know you yet and for people who do.',
  action: { label: 'Choose your systems', to: deepLinks.quote({ solution: 'trinity' }) },
  secondaryAction: { label: freeCallShort, to: paths.booking },
  sections: [
    {
      kind: 'figure',
      figure: 'Outreach',
      isTinted: true,
      title: 'Four senders, one message',
    },
    {
      kind: 'list',
      title: 'Three groups of people, three ways',
      lead: 'It’s tempting to reach everyone the same way. It’s easier to take the three groups one by one, starting with the last.',
      items: {
        'People who have never heard of you':
          'They see an ad or a sign, or hear about you from a friend, and give you a few seconds. What helps: a brand they recognise the second time, and a campaign with one offer.',
        'People who are looking right now':
          'They type what they need into a phone. What helps: a page that says what you do, where, and what it costs, in their words.',
        'People who have bought from you before':
          'They cost the least to reach, and are easy to forget. What helps: a reason to come back, and permission to write to them.',
      },
    },
    {
      kind: 'pages',
      title: 'Which system does what',
      items: [
        { to: paths.rcd, title: outcomeOf('rcd'), text: 'RCD: a rule that thanks people who come back.' },
        { to: paths.mcd, title: outcomeOf('mcd'), text: 'MCD: what each way of being found costs you.' },
        {
          to: paths.aed,
          title: outcomeOf('aed'),
          text: 'AED: which ad brings customers, and at what cost.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Start with people who know you',
      text: [
        'Say you run a bicycle shop. Four hundred people bought from you in the last three years. A friendly note in March, “your first service is due, we have room in the second week”, to those of them who agreed to hear from you, costs next to nothing. An ad that brings four hundred strangers through the door costs a great deal more.',
        'So we suggest this order: first past customers, then people who are looking, and only then everyone else. Each step pays for a part of the next.',
      ],
    },
    {
      kind: 'prose',
      title: 'With permission',
      text: [
        'Writing to people is only outreach if they want to hear it. In Ireland, marketing by e-mail or text message usually needs agreement first, with a narrow exception for customers who bought something similar not long ago, and every message must offer a way out. The rules are in the ePrivacy Regulations, and the Data Protection Commission explains them. An unticked box that people tick themselves, and a working unsubscribe link, cover most of it.',
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'Can I order universal outreach?':
          'Not as one product. You order the parts you’re missing, each at its own price, and leave out those you have.',
        'What if I only have money for one part?': [
          'If your website doesn’t say what you do and what it costs, start there, because everything else points to it. If it does, choose RCD. Not sure? ',
          { text: freeCallShort, to: paths.booking },
          ' and bring last month’s figures.',
        ],
        'Do you write to my customers for me?':
          'No. The list is yours, and so is the decision to write. We make the page your e-mail links to.',
      },
    },
    {
      kind: 'action',
      title: 'Find the part you’re missing.',
      lead: 'The planner asks for your goals and your budget, and shows what fits.',
      action: wizardLinks.planner,
      secondaryAction: { label: 'See all services', to: paths.services },
    },
  ],
  open: [
    'What Universal Outreach is: it has a page and no entry in the catalogue. The page describes it as how the other parts work together.',
  ],
};
