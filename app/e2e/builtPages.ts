import { publicSite } from '../server/platform/settings/settings.ts';
import { notFoundPath } from '../server/platform/site/addresses.ts';
import type { Contents } from '../server/platform/site/renderer.ts';
import { defaultCatalogueData } from '../src/domain/catalogue/defaultCatalogue.ts';

Object.assign(globalThis, { __SITE__: publicSite({}), __CATALOGUE__: defaultCatalogueData });
const renderer: string = new URL('../dist/render/site.js', import.meta.url).href;
const { contents } = (await import(renderer)) as { contents: Contents };

/** The path of every page; parameters are "no-such-one". */
export const builtPages: readonly string[] = contents.pages
  .filter((path) => path !== notFoundPath)
  .map((path) => path.replace(/:\w+|\*/g, 'no-such-one'))
  .toSorted();

const alike = new RegExp(
  `^/(${[
    'blog/[2-9]',
    'portfolio/[2-9]',
    'trinity/(aed|mcd|rcd|plus|expense-manager|universal-outreach)',
    'service/(content|custom|digital|website)-',
    'service/brand-identity-package/',
    '(about|explore)/',
    'step[3-6]',
    'terms',
    'contact-us/sent',
    'checkout-cancel',
    '(verify-email|reset-password|delete-account|forgot-password)$',
    'user/',
    'UserDashboard',
  ].join('|')})`,
);

/** Whether a page is made like another, which a browser visits every day; this one before a release. Pages of the dashboard lead to the login. */
export const isAlike = (path: string): boolean => alike.test(path);
