import { type ComponentType, createElement, lazy, useState } from 'react';
import { paths, plannerPaths } from '../content/paths.ts';
import { match, type Params } from './address.ts';

export interface PageProps {
  /** What stands in the address for the `:parts` of the route. While a page is prerendered, their names. */
  params: Params;
}

/** One page of the site. The table below is the only list of them. */
export interface Route {
  /** Its address. A part such as `:token` stands for anything; the page is given what. */
  path: string;
  /** The page's file, by which the build finds its scripts and styles. */
  file: string;
  Lazy: ComponentType<PageProps>;
  load: () => Promise<{ Component: ComponentType<PageProps> }>;
  /** What surrounds the page: header and footer, or nothing (it brings its own). */
  frame: 'site' | 'none';
  /** Hydrate without waiting for the first paint: the page is a tool, not a text. */
  eager: boolean;
  /** Its file has several addresses, and the page stays as it is while a visitor goes from one to another. */
  stays: boolean;
  /** Written to an HTML file at build time. */
  prerender: boolean;
  /** Named in the site map; the rest asks search engines to stay away. */
  listed: boolean;
}

type Options = Partial<Pick<Route, 'frame' | 'eager' | 'stays' | 'prerender' | 'listed'>>;

const loaded = new Map<string, ComponentType<PageProps>>();

/** A page whose code is fetched when it is first needed. */
function page(path: string, file: string, load: Route['load'], options: Options = {}): Route {
  const Lazy = lazy(async () => ({ default: (await load()).Component }));
  return {
    path,
    file,
    load,
    Lazy,
    frame: 'site',
    eager: false,
    stays: false,
    prerender: true,
    listed: true,
    ...options,
  };
}

/** Draws the page of a route; once its code is there, without waiting. */
export function Page({ route, path }: { route: Route; path: string }) {
  // Settled once: code that arrives a second time, or under another address, must not draw the page anew.
  const [Component] = useState(() => loaded.get(route.file) ?? route.Lazy);
  return createElement(Component, { params: match(route.path, path) ?? {} });
}

/** Fetches the code of a page. */
export async function preload(route: Route): Promise<void> {
  if (!loaded.has(route.file)) loaded.set(route.file, (await route.load()).Component);
}

export const routes: readonly Route[] = [
  page(paths.home, 'src/routes/landing/Landing.tsx', () => import('./landing/Landing')),
  page(paths.configurator, 'src/routes/ConfiguratorPage.tsx', () => import('./ConfiguratorPage'), {
    frame: 'none',
    eager: true,
  }),
  page(paths.quote, 'src/routes/QuotePage.tsx', () => import('./QuotePage'), { frame: 'none', eager: true }),
  ...plannerPaths.map((path) =>
    page(path, 'src/routes/PlannerPage.tsx', () => import('./PlannerPage'), {
      frame: 'none',
      eager: true,
      stays: true,
      listed: path === paths.planner,
    }),
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
