import { plannerPaths, wizardPaths } from '../../domain/wizard/wizardIds.ts';

export { plannerPaths };

/** The addresses of the site: the only list, used by routes, menus and links. */
export const paths = {
  home: '/',
  about: '/about-us',
  portfolio: '/portfolio',
  blog: '/blog',
  services: '/service-landing-page',
  privacy: '/privacy-policy',
  terms: '/terms',
  consent: '/user-consent',

  brand: '/service/brand-identity-package',
  visualBrand: '/service/brand-identity-package/visual-brand-identity',
  customWebsite: '/service/custom-website-development',
  website: '/service/website-development',
  costs: '/service/cost-calculation',
  /** Asks which of the three wizards suits the visitor. */
  start: '/start',
  packageBuilder: wizardPaths.configurator,
  quote: wizardPaths.quote,
  displacement: '/service/marketing-pricing-displacement',
  accelerator: '/service/digital-accelerator-bundle',
  empower: '/service/digital-accelerator-bundle/empower-your-business',
  campaigns: '/service/content-ad-campaign',
  searchCampaigns: '/service/content-ad-campaign-2',

  ecosystem: '/explore/digital-ecosystem',
  journey: '/explore/customer-journey',

  trinity: '/trinity',
  trinityCore: '/trinity/core',
  trinityPlus: '/trinity/plus',
  expenseManager: '/trinity/expense-manager',
  garo: '/trinity/garo',
  mcd: '/trinity/mcd',
  rcd: '/trinity/rcd',
  aed: '/trinity/aed',
  outreach: '/trinity/universal-outreach',
  ourWhy: '/about/ourWhy',
  ourSolution: '/about/ourSolution',

  /** The first page of the budget planner. */
  planner: wizardPaths.planner,
  booking: '/booking',
  contact: '/contact-us',
  contactSent: '/contact-us/sent',
  /** The page of the link in a booking's e-mail. */
  manageBooking: '/booking/manage/:token',
  /** Rendered by the server, for browsers without scripts. */
  bookingPlain: '/booking/plain',

  savedQuote: '/quote/:token',
  /** Rendered by the server for the holder of its link. */
  offer: '/offer/:token',
  /** Rendered by the server only. */
  newsletter: '/newsletter',
  login: '/Login',
  signUp: '/SignUp',
  forgotPassword: '/forgot-password',
  /** The pages of e-mailed links. */
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  deleteAccount: '/delete-account',
  /** The guided set-up of an account. */
  setUp: '/Stepper',
  /** The overview of the dashboard. */
  overview: '/UserDashboard',
  /** The profile, which opens after the login. */
  profile: '/user/profile',
  /** Any other page of the dashboard. */
  anyUserPage: '/user/*',

  checkoutSuccess: '/checkout-success',
  checkoutCancel: '/checkout-cancel',
} as const;

/** The pages of the dashboard, in the order of its menu. */
export const userPaths = {
  overview: paths.overview,
  profile: paths.profile,
  bookings: '/user/bookings',
  orders: '/user/orders',
  newsletter: '/user/newsletter',
  consent: '/user/consent',
  data: '/user/data',
  security: '/user/security',
} as const;

/** The page of one saved quote. */
export const savedQuotePath = (token: string) => paths.savedQuote.replace(':token', token);
