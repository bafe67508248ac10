import { paths } from './paths.ts';

export interface MenuLink {
  label: string;
  to: string;
}

/** The menu of the header and of the drawer. */
export const menu: readonly MenuLink[] = [
  { label: 'Services', to: '/#services' },
  { label: 'How it works', to: '/#how' },
  { label: 'Trinity', to: '/#trinity' },
  { label: 'Questions', to: '/#faq' },
  { label: 'Book a call', to: paths.booking },
  { label: 'Contact Us', to: paths.contact },
];

/** The columns of the footer. */
export const footer: readonly { title: string; links: readonly MenuLink[] }[] = [
  {
    title: 'Explore',
    links: [
      { label: 'Services', to: '/#services' },
      { label: 'Trinity systems', to: '/#trinity' },
      { label: 'Quick quote', to: paths.quote },
      { label: 'Budget planner', to: paths.planner },
      { label: 'Book a call', to: paths.booking },
    ],
  },
  {
    title: 'Good to know',
    links: [
      { label: 'How it works', to: '/#how' },
      { label: 'FAQ', to: '/#faq' },
      { label: 'Contact Us', to: paths.contact },
    ],
  },
];
