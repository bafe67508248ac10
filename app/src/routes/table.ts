import { type ComponentType, createElement, lazy, useState } from 'react';
import { paths, plannerPaths, userPaths } from '../content/paths.ts';
import { cases, pages, posts } from '../content/reading.ts';
import { useChosenBefore } from '../shell/chosenBefore.ts';
import { loadFrame } from '../shell/Frame';
import { whileHere } from '../shell/leaving.ts';
import { match, type Params } from './address.ts';

type Texts = typeof import('../content/texts.ts');

export interface PageProps {
  /** What stands in the address for the `:parts` of the route. While a page is prerendered, their names. */
  params: Params;
}

/** One page of the site. The table below is the only list of them. */
export interface Route {
  /** Its address. A part such as `:token` stands for anything; the page is given what. */
  path: string;
  /** The file of the page, by which the build finds its scripts and styles. */
  file: string;
  Lazy: ComponentType<PageProps>;
  load: () => Promise<{ Component: ComponentType<PageProps> }>;
  /** What surrounds the page: header and footer, or nothing (it brings its own). */
  frame: 'site' | 'none';
  /** Hydrate without waiting for the first paint: the page is a tool, not a text. */
  eager: boolean;
  /** Everything on it works before any script: they come when somebody does something. */
  still: boolean;
  /** A name that several addresses share: the page stays as it is while a visitor goes from one to another. */
  stays: string | null;
  /** Written to an HTML file at build time. */
  prerender: boolean;
  /** Named in the site map; the rest asks search engines to stay away. */
  listed: boolean;
}

type Options = Partial<Pick<Route, 'frame' | 'eager' | 'still' | 'stays' | 'prerender' | 'listed'>>;

const loaded = new Map<string, ComponentType<PageProps>>();

/** Header, menus and footer: a page that brings its own fetches none of them. */
export const frameFile = 'src/shell/frameParts.tsx';

/** A page whose code is fetched when it is first needed. */
function page(path: string, file: string, load: Route['load'], options: Options = {}): Route {
  const loadHere = () => whileHere(load);
  const Lazy = lazy(async () => ({ default: (await loadHere()).Component }));
  return {
    path,
    file,
    load: loadHere,
    Lazy,
    frame: 'site',
    eager: false,
    still: false,
    stays: null,
    prerender: true,
    listed: true,
    ...options,
  };
}

/** A page that shows a text; the two are fetched together. */
function text<Text>(
  path: string,
  find: (texts: Texts) => { load: () => Promise<Text> } | undefined,
  view: string,
  loadView: () => Promise<{ View: ComponentType<{ path: string; text: Text }> }>,
): Route {
  const loadText = async () => {
    const place = find(await import('../content/texts.ts'));
    if (!place) throw new Error(`There is no text for ${path}`);
    return place.load();
  };
  const loadBoth = async () => {
    const [text, { View }] = await Promise.all([loadText(), loadView()]);
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each page, and kept
    return { Component: () => createElement(View, { path, text }) };
  };
  return page(path, view, loadBoth, { still: true });
}

/** What tells two pages apart, also where one has several addresses. */
export const keyOf = ({ stays, path }: Route): string => stays ?? path;

/**
 * Whether header and footer, drawn ahead, are let be until somebody does something: they work by themselves. A still page
 * fetches all at once then, and a page that nobody is to find may lead on to another by itself.
 */
export const leavesFrame = ({ frame, listed, still }: Route): boolean => frame === 'site' && listed && !still;

/** Draws the page of a route; once its code is there, without waiting. */
export function Page({ route, path }: { route: Route; path: string }) {
  // Settled once: code that arrives a second time, or under another address, must not draw the page anew.
  const [Component] = useState(() => loaded.get(keyOf(route)) ?? route.Lazy);
  useChosenBefore();
  return createElement(Component, { params: match(route.path, path) ?? {} });
}

/**
 * Fetches the code of a page, and of what surrounds it.
 * @param framed the surroundings were drawn ahead
 */
export async function preload(route: Route, framed = false): Promise<void> {
  const key = keyOf(route);
  const page = async () => {
    if (!loaded.has(key)) loaded.set(key, (await route.load()).Component);
  };
  await Promise.all([page(), route.frame === 'site' && !framed ? loadFrame() : undefined]);
}

const blogIndex = page(paths.blog, 'src/routes/pages/BlogIndex.tsx', () => import('./pages/BlogIndex'), {
  still: true,
});
const portfolioIndex = page(
  paths.portfolio,
  'src/routes/pages/PortfolioIndex.tsx',
  () => import('./pages/PortfolioIndex'),
  { still: true },
);

/** About one's account: of no use to a search engine, and never waited for by a page that is read. */
const ofAccounts = (path: string, name: string, load: Route['load'], options: Options = {}) =>
  page(path, `src/routes/account/${name}.tsx`, load, { eager: true, listed: false, ...options });

export const routes: readonly Route[] = [
  page(paths.home, 'src/routes/landing/Landing.tsx', () => import('./landing/Landing'), { still: true }),
  ...pages.map((path) =>
    text(
      path,
      ({ pageTexts }) => pageTexts[path],
      'src/routes/pages/ReadingPage.tsx',
      () => import('./pages/ReadingPage'),
    ),
  ),
  ...(posts.length > 0 ? [blogIndex] : []),
  ...posts.map((path) =>
    text(
      path,
      ({ postTexts }) => postTexts[path],
      'src/routes/pages/PostPage.tsx',
      () => import('./pages/PostPage'),
    ),
  ),
  ...(cases.length > 0 ? [portfolioIndex] : []),
  ...cases.map((path) =>
    text(
      path,
      ({ caseTexts }) => caseTexts[path],
      'src/routes/pages/CasePage.tsx',
      () => import('./pages/CasePage'),
    ),
  ),
  page(paths.configurator, 'src/routes/ConfiguratorPage.tsx', () => import('./ConfiguratorPage'), {
    frame: 'none',
    eager: true,
  }),
  page(paths.quote, 'src/routes/QuotePage.tsx', () => import('./QuotePage'), { frame: 'none', eager: true }),
  ...plannerPaths.map((path) =>
    page(path, 'src/routes/PlannerPage.tsx', () => import('./PlannerPage'), {
      frame: 'none',
      eager: true,
      stays: 'planner',
      listed: path === paths.planner,
    }),
  ),
  page(paths.contact, 'src/routes/contact/Contact.tsx', () => import('./contact/Contact'), { eager: true }),
  page(paths.contactSent, 'src/routes/contact/ContactSent.tsx', () => import('./contact/ContactSent'), {
    listed: false,
  }),
  page(paths.keptQuote, 'src/routes/quote/KeptQuotePage.tsx', () => import('./quote/KeptQuotePage'), {
    eager: true,
    listed: false,
  }),
  page(paths.booking, 'src/routes/booking/Booking.tsx', () => import('./booking/Booking'), { eager: true }),
  page(paths.manageBooking, 'src/routes/booking/manage/Manage.tsx', () => import('./booking/manage/Manage'), {
    eager: true,
    listed: false,
  }),
  page(paths.consent, 'src/routes/consent/UserConsent.tsx', () => import('./consent/UserConsent'), { eager: true }),
  ofAccounts(paths.login, 'Login', () => import('./account/Login')),
  ofAccounts(paths.signUp, 'SignUp', () => import('./account/SignUp')),
  ofAccounts(paths.forgotPassword, 'ForgotPassword', () => import('./account/ForgotPassword')),
  ofAccounts(paths.resetPassword, 'ResetPassword', () => import('./account/ResetPassword')),
  ofAccounts(paths.verifyEmail, 'VerifyEmail', () => import('./account/VerifyEmail')),
  ofAccounts(paths.deleteAccount, 'DeleteAccount', () => import('./account/DeleteAccount')),
  ofAccounts(paths.setUp, 'setUp/SetUp', () => import('./account/setUp/SetUp')),
  ...[...Object.values(userPaths), paths.anyUserPage].map((path) =>
    ofAccounts(path, 'user/Dashboard', () => import('./account/user/Dashboard'), { stays: 'dashboard' }),
  ),
  page(paths.checkoutSuccess, 'src/routes/CheckoutSuccess.tsx', () => import('./CheckoutSuccess'), {
    eager: true,
    listed: false,
  }),
  page(paths.checkoutCancel, 'src/routes/CheckoutCancel.tsx', () => import('./CheckoutCancel'), { listed: false }),
];

export const notFound = page('*', 'src/routes/NotFound.tsx', () => import('./NotFound'), {
  frame: 'none',
  prerender: false,
  listed: false,
});

/** The page of a path. Compared letter by letter: some old addresses differ from ours only by case. */
export function routeOf(path: string): Route {
  return routes.find((route) => match(route.path, path)) ?? notFound;
}
