import { paths } from '../../links/paths.ts';
import type { PageContent } from '../../page.ts';
import { rules } from '../../rules.ts';

/** Published if `showsPeople` in content/people.ts is set. */
export const page: PageContent = {
  kind: 'company',
  title: 'The people',
  description:
    'Who makes the brands, websites and business systems: names, faces, and what each of us looks after, so that you know who you talk to.',
  heading: 'The people you talk to.',
  lead: 'Names and faces, and what each of us looks after.',
  action: { label: 'Book a consultation', to: paths.booking },
  secondaryAction: { label: 'About us', to: paths.about },
  sections: [
    { kind: 'people', title: 'Who looks after what', inFull: true },
    {
      kind: 'action',
      title: 'Tell us what you’re working on.',
      lead: `A consultation takes ${rules.minutes}.`,
      action: { label: 'Book a consultation', to: paths.booking },
      secondaryAction: { label: 'Send a message', to: paths.contact },
    },
  ],
};
