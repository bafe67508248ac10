import { type ComponentType, createElement } from 'react';
import { figureFile } from './content/figures.ts';
import { paths, plannerPaths, userPaths } from './content/links/paths.ts';
import { casePath, isPublished, pages } from './content/links/publishedPages.ts';
import { figuresOf, type Section } from './content/page.ts';
import { postTexts } from './content/posts.ts';
import { isOwn, ownCaseTexts, projects } from './content/projects.ts';
import type { AnswerPage } from './domain/answerPages.ts';
import { matchPath } from './domain/matchPath.ts';
import { capitalised } from './domain/words.ts';
import type { Buyer } from './orders/checkoutRequest.ts';
import type { WizardDefinition } from './wizards/kit/definition.ts';

type Texts = typeof import('./content/texts.ts');

/** Entries of the tools: `src/entries/<name>.tsx`. */
export type ToolName =
  | 'other/account'
  | 'other/booking'
  | 'other/checkout'
  | 'other/contact'
  | 'other/cookieSettings'
  | 'other/manageBooking'
  | 'wizards/packageBuilder'
  | 'wizards/planner'
  | 'wizards/quickQuote'
  | 'other/savedQuote';

/** A page of the site. The table below is the only list of pages; only the build reads it. */
export interface Route {
  /** Its path, with parameters such as `:token`; the name of an answer. */
  path: string;
  /** A document is never hydrated. An answer is one without any script. A tool is hydrated by its entry. */
  kind: 'document' | 'answer' | ToolName;
  /** The file of the page, to find its styles and scripts. */
  file: string;
  load: () => Promise<ComponentType>;
  /** The files of its figures and sections, whose styles not every page needs. */
  parts: () => Promise<readonly string[]>;
  /** Header and footer, or nothing if the page has its own. */
  frame: 'site' | 'none';
  /** Whether it is in the sitemap; other pages have `noindex`. */
  indexed: boolean;
}

type Options = Partial<Pick<Route, 'frame' | 'indexed' | 'parts'>>;
type Load = () => Promise<{ Component: ComponentType }>;

function page(kind: Route['kind'], path: string, file: string, load: Load, options: Options = {}): Route {
  return {
    path,
    kind,
    file: `src/${file}.tsx`,
    load: async () => (await load()).Component,
    parts: async () => [],
    frame: 'site',
    indexed: true,
    ...options,
  };
}

/** A document with a text page. */
function text<Text>(
  path: string,
  find: (texts: Texts) => { load: () => Promise<Text> } | undefined,
  view: string,
  loadView: () => Promise<{ View: ComponentType<{ path: string; text: Text }> }>,
  options: Options = {},
): Route {
  const load = async () => {
    const place = find(await import('./content/texts.ts'));
    if (!place) throw new Error(`There is no text for ${path}`);
    const [text, { View }] = await Promise.all([place.load(), loadView()]);
    // biome-ignore lint/correctness/noComponentHookFactories: called once per page, by the build
    return { Component: () => createElement(View, { path, text }) };
  };
  return page('document', path, view, load, options);
}

const figurePath = (name: string) => `src/pages/figures/${figureFile(name)}.tsx`;

/** Sections that are part of every text page's own file, or of a figure's. */
const alwaysLoaded: ReadonlySet<Section['kind']> = new Set(['action', 'figure', 'prose', 'questions']);

/** Other sections are in the file of their kind: a price list in `Prices.tsx`. */
const sectionFiles = ({ kind }: Section) =>
  alwaysLoaded.has(kind) ? [] : [`src/pages/text/sections/${capitalised(kind)}.tsx`];

/** The files of the sections and figures on a text page. */
async function pageParts(path: string): Promise<readonly string[]> {
  const { pageTexts } = await import('./content/texts.ts');
  const text = await pageTexts[path]?.load();
  return text ? [...text.page.sections.flatMap(sectionFiles), ...figuresOf(text.page).map(figurePath)] : [];
}

/** The files of the figures in a post. */
async function postParts(path: string): Promise<readonly string[]> {
  const post = await postTexts[path]?.load();
  return (post?.blocks ?? []).flatMap((part) => (part.kind === 'figure' ? [figurePath(part.name)] : []));
}

const portfolioIndex = page(
  'document',
  paths.portfolio,
  'pages/portfolio/PortfolioIndex',
  () => import('./pages/portfolio/PortfolioIndex'),
);

/** Account pages are not for search engines. */
const account = (path: string, name: string): Route =>
  page(
    'other/account',
    path,
    `account/${name}`,
    async () => ({ Component: await (await import('./account/Account')).loadAccount(path) }),
    { indexed: false },
  );

const withoutFrame = { frame: 'none' } as const;
const noindex = { indexed: false } as const;

/** A wizard: its pages, drawn from its definition. Only the first is indexed: the others need its answers. */
function wizard<Answers extends Buyer, Id extends string>(
  kind: ToolName,
  addresses: readonly string[],
  file: string,
  load: () => Promise<WizardDefinition<Answers, Id>>,
): readonly Route[] {
  const loadPage = async () => {
    const [{ WizardPage }, definition] = await Promise.all([import('./wizards/kit/WizardPage'), load()]);
    // biome-ignore lint/correctness/noComponentHookFactories: called once per page, by the build
    return { Component: () => createElement(WizardPage<Answers, Id>, { definition }) };
  };
  return addresses.map((path, at) => page(kind, path, file, loadPage, { ...withoutFrame, indexed: at === 0 }));
}

export const routes: readonly Route[] = [
  page('document', paths.home, 'pages/landing/Landing', () => import('./pages/landing/Landing')),
  page('document', paths.start, 'pages/start/Start', () => import('./pages/start/Start')),
  ...pages.map((path) =>
    text(
      path,
      ({ pageTexts }) => pageTexts[path],
      'pages/text/TextPage',
      () => import('./pages/text/TextPage'),
      { parts: () => pageParts(path) },
    ),
  ),
  page('document', paths.blog, 'pages/text/BlogIndex', () => import('./pages/text/BlogIndex')),
  ...Object.keys(postTexts).map((path) =>
    text(
      path,
      () => postTexts[path],
      'pages/text/PostPage',
      () => import('./pages/text/PostPage'),
      { parts: () => postParts(path) },
    ),
  ),
  ...(isPublished(paths.portfolio) ? [portfolioIndex] : []),
  ...projects.map((project) => {
    const path = casePath(project.index);
    if (isOwn(project)) {
      return text(
        path,
        () => ownCaseTexts[path],
        'pages/portfolio/OwnCasePage',
        () => import('./pages/portfolio/OwnCasePage'),
      );
    }
    return text(
      path,
      ({ caseTexts }) => caseTexts[path],
      'pages/portfolio/CasePage',
      () => import('./pages/portfolio/CasePage'),
    );
  }),
  ...wizard(
    'wizards/packageBuilder',
    [paths.packageBuilder],
    'wizards/package-builder/definition',
    async () => (await import('./wizards/package-builder/definition')).packageBuilder,
  ),
  ...wizard(
    'wizards/quickQuote',
    [paths.quote],
    'wizards/quick-quote/definition',
    async () => (await import('./wizards/quick-quote/definition')).quickQuote,
  ),
  ...wizard(
    'wizards/planner',
    plannerPaths,
    'wizards/planner/definition',
    async () => (await import('./wizards/planner/definition')).planner,
  ),
  page('other/contact', paths.contact, 'contact/Contact', () => import('./contact/Contact')),
  page('document', paths.contactSent, 'contact/ContactSent', () => import('./contact/ContactSent'), noindex),
  page(
    'other/savedQuote',
    paths.savedQuote,
    'saved-quote/SavedQuotePage',
    () => import('./saved-quote/SavedQuotePage'),
    noindex,
  ),
  page('document', paths.offer, 'offer/OfferPage', () => import('./offer/OfferPage'), noindex),
  page('other/booking', paths.booking, 'booking/Booking', () => import('./booking/Booking')),
  page(
    'other/manageBooking',
    paths.manageBooking,
    'booking/manage/Manage',
    () => import('./booking/manage/Manage'),
    noindex,
  ),
  page(
    'other/cookieSettings',
    paths.consent,
    'pages/cookie-settings/CookieSettings',
    () => import('./pages/cookie-settings/CookieSettings'),
  ),
  account(paths.login, 'Login'),
  account(paths.signUp, 'SignUp'),
  account(paths.forgotPassword, 'ForgotPassword'),
  account(paths.resetPassword, 'ResetPassword'),
  account(paths.verifyEmail, 'VerifyEmail'),
  account(paths.deleteAccount, 'DeleteAccount'),
  account(paths.setUp, 'set-up/SetUp'),
  ...[...Object.values(userPaths), paths.anyUserPage].map((path) => account(path, 'dashboard/Dashboard')),
  page(
    'other/checkout',
    paths.checkoutSuccess,
    'checkout/CheckoutSuccess',
    () => import('./checkout/CheckoutSuccess'),
    noindex,
  ),
  page(
    'other/checkout',
    paths.checkoutCancel,
    'checkout/CheckoutCancel',
    () => import('./checkout/CheckoutCancel'),
    noindex,
  ),
];

export const notFound = page('document', '*', 'pages/NotFound', () => import('./pages/NotFound'), {
  ...withoutFrame,
  ...noindex,
});

const answer = (name: AnswerPage, file: string, load: Load) =>
  page('answer', name, file, load, { ...withoutFrame, ...noindex });

/** The server's own pages: rendered with what it answers one request. */
export const answers: readonly Route[] = [
  answer('notice', 'pages/answers/Notice', () => import('./pages/answers/Notice')),
  answer('payment', 'pages/answers/Payment', () => import('./pages/answers/Payment')),
  answer('days', 'booking/plain/FreeDays', () => import('./booking/plain/FreeDays')),
  answer('day', 'booking/plain/DayForm', () => import('./booking/plain/DayForm')),
  answer('message', 'contact/CheckMessage', () => import('./contact/CheckMessage')),
];

/** The page of a path, for the development server. Case-sensitive: some old URLs differ only by case. */
export function routeOf(path: string): Route {
  return routes.find((route) => matchPath(route.path, path)) ?? notFound;
}
