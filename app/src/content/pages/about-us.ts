import { installation, showsProjects, showsSampleProjects } from '../../content/installation.ts';
import { freeCallShort } from '../../domain/catalogue/consultation.ts';
import { deepLinks } from '../links/deepLinks.ts';
import { paths } from '../links/paths.ts';
import type { PageContent } from '../page.ts';
import { rules } from '../rules.ts';

const { team = [] } = installation;

export const page: PageContent = {
  kind: 'company',
  title: 'About us',
  description:
    'A digital agency for small companies in Ireland: brand, website, advertising and business systems, with every price on the page.',
  heading: 'An agency for small companies.',
  lead: 'We make brands, websites, campaigns and business systems for owners who make their own decisions: shops, workshops, kitchens, practices and guest houses, where the person who answers the phone also pays the bills.',
  action: { label: freeCallShort, to: paths.booking },
  ...(showsProjects && {
    secondaryAction: { label: showsSampleProjects ? 'See our sample projects' : 'See our work', to: paths.portfolio },
  }),
  // Its owners lead to the sample projects.
  ...(showsSampleProjects && { figureBelow: 'Owners' as const }),
  sections: [
    ...(team.length > 0 ? [{ kind: 'people', title: 'Who we are' } as const] : []),
    ...(installation.contactPerson && !(team.length === 1 && team[0]?.name === installation.contactPerson.name)
      ? [{ kind: 'contact', title: 'Who answers you', lead: 'When you write, book a call or order.' } as const]
      : []),
    {
      kind: 'figure',
      title: 'How we work',
      lead: 'You should be able to tell your neighbour what you bought from us. If you can’t, we haven’t explained it well.',
      figure: 'HowWeWork',
      isTinted: true,
    },
    {
      kind: 'figure',
      title: 'What we don’t promise',
      lead: 'Anyone who promises the first two is guessing, or not being straight with you. Each line says what you get instead.',
      figure: 'NoPromises',
    },
    {
      kind: 'steps',
      title: 'What working with us is like',
      items: {
        'You look around': 'Every price is on the site, and you don’t need an account to build a quote.',
        'You ask': `By e-mail, or in a video consultation of ${rules.minutes} at a time that suits you.`,
        'You order': `${rules.deposit} You pay it by card.`,
        'We write to you': 'To agree when we start, what we need from you and when the balance is due.',
        'You see drafts':
          'You tell us what to change. Each brand package says how many rounds of revision it includes.',
      },
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'Do you only work in Ireland?':
          'We work for small companies in Ireland, with prices in euro and consultations in Irish time. If you’re elsewhere and that suits you, just ask.',
        'When can I reach you?': [
          'The ',
          { text: 'booking calendar', to: paths.booking },
          ' shows every free time. You can send a ',
          { text: 'message', to: paths.contact },
          ' at any time.',
        ],
        ...(showsProjects && {
          'Can I see work for real clients?': showsSampleProjects
            ? 'Not on this site yet. The sample projects show how we work. In a consultation we can go through one and apply it to your business.'
            : [
                'Yes, in our ',
                { text: 'portfolio', to: paths.portfolio },
                '. In a consultation we can go through a project and apply it to your business.',
              ],
        }),
      },
    },
    {
      kind: 'action',
      title: 'Tell us what you’re working on.',
      lead: `A consultation takes ${rules.minutes}. Bring your website, if you have one, and your biggest question.`,
      action: { label: freeCallShort, to: paths.booking },
      secondaryAction: { label: 'Build your package', to: deepLinks.packageBuilder() },
    },
  ],
  open: [
    'Since when there is an agency, and where its office is.',
    ...(showsSampleProjects ? ['That there are no client projects to show yet.'] : []),
    'The steps after an order: who writes, within how many days.',
  ],
};
