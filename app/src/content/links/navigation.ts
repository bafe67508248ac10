import { freeCallShort } from '../../domain/catalogue/consultation.ts';
import { showsSampleProjects } from '../installation.ts';
import { paths } from './paths.ts';
import { wizardLinks } from './wizardLinks.ts';

/** The questions at the end of the landing page. */
export const questionsLink = { label: 'FAQ', to: `${paths.home}#faq` } as const;

/** Drawn by the server. Directive 2011/83/EU, article 11a: easily found for as long as a consumer may withdraw. */
const withdrawalLink = { label: 'Withdraw from a contract', to: '/withdraw' } as const;

export interface MenuLink {
  label: string;
  to: string;
  /** A short description, shown where there is room. */
  about?: string;
}

export interface MenuColumn {
  title: string;
  links: readonly MenuLink[];
}

export interface MenuGroup {
  label: string;
  columns: readonly MenuColumn[];
}

/** Ways to a price: in a dropdown of the header, and first in the drawer. */
export const prices: MenuColumn = {
  title: 'What it costs',
  links: [
    { ...wizardLinks.configurator, about: 'All four services in one order' },
    { ...wizardLinks.quote, about: 'A platform, a system, or both' },
    { ...wizardLinks.planner, about: 'Start with what you can spend' },
    { label: 'How our prices work', to: paths.costs },
  ],
};

/** The dropdowns of the header, and the sections of the drawer. */
export const groups: readonly MenuGroup[] = [
  {
    label: 'Explore',
    columns: [
      {
        title: 'How it fits together',
        links: [
          { label: 'Digital ecosystem', to: paths.ecosystem, about: 'Four parts, and how they work together' },
          { label: 'Customer journey', to: paths.journey, about: 'Five moments that win or lose a customer' },
        ],
      },
      {
        title: 'Our work and advice',
        links: [
          {
            label: 'Portfolio',
            to: paths.portfolio,
            about: showsSampleProjects ? 'Projects, with every decision explained' : 'What we’ve built, and for whom',
          },
          { label: 'Blog', to: paths.blog, about: 'Advice an owner can use the same day' },
        ],
      },
    ],
  },
  {
    label: 'Services',
    columns: [
      {
        title: 'What we make',
        links: [
          { label: 'All services and prices', to: paths.services },
          { label: 'Brand identity package', to: paths.brand },
          { label: 'Visual brand identity', to: paths.visualBrand },
          { label: 'Website development', to: paths.website },
          { label: 'Custom website development', to: paths.customWebsite },
        ],
      },
      {
        title: 'Get found and grow',
        links: [
          { label: 'Content ad campaigns', to: paths.campaigns },
          { label: 'Search ad campaigns', to: paths.searchCampaigns },
          { label: 'Marketing pricing displacement', to: paths.displacement },
          { label: 'Digital accelerator bundle', to: paths.accelerator },
          { label: 'Empower your business', to: paths.empower },
        ],
      },
      prices,
    ],
  },
  {
    label: 'Trinity',
    columns: [
      {
        title: 'Packages',
        links: [
          { label: 'The Trinity family', to: paths.trinity, about: 'Five systems, one question each' },
          { label: 'Trinity Core', to: paths.trinityCore, about: 'Costs, marketing, regulars' },
          { label: 'Trinity Plus', to: paths.trinityPlus, about: 'All five systems' },
        ],
      },
      {
        title: 'Systems',
        links: [
          { label: 'Expense Manager', to: paths.expenseManager },
          { label: 'GARO', to: paths.garo },
          { label: 'MCD', to: paths.mcd },
          { label: 'RCD', to: paths.rcd },
          { label: 'AED', to: paths.aed },
          { label: 'Universal outreach', to: paths.outreach },
        ],
      },
      {
        title: 'Behind Trinity',
        links: [
          { label: 'Our why', to: paths.ourWhy },
          { label: 'Our solution', to: paths.ourSolution },
        ],
      },
    ],
  },
];

/** Links beside the dropdowns. */
export const links: readonly MenuLink[] = [
  { label: 'About Us', to: paths.about },
  { label: 'Contact Us', to: paths.contact },
];

/** The columns of the footer. */
export const footer: readonly MenuColumn[] = [
  {
    title: 'Explore',
    links: [
      { label: 'Digital ecosystem', to: paths.ecosystem },
      { label: 'Customer journey', to: paths.journey },
      { label: 'Services', to: paths.services },
      { label: 'Trinity systems', to: paths.trinity },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About Us', to: paths.about },
      { label: 'Contact Us', to: paths.contact },
      { label: freeCallShort, to: paths.booking },
      { label: 'Portfolio', to: paths.portfolio },
      { label: 'Blog', to: paths.blog },
    ],
  },
  {
    title: 'Good to know',
    links: [
      questionsLink,
      wizardLinks.configurator,
      wizardLinks.quote,
      wizardLinks.planner,
      { label: 'Terms of business', to: paths.terms },
      { label: 'Privacy policy', to: paths.privacy },
      { label: 'Cookie settings', to: paths.consent },
      withdrawalLink,
    ],
  },
];
