import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../dist/client', import.meta.url));

/** The path of every built page; parameters are "no-such-one". */
export const builtPages: readonly string[] = readdirSync(built, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '').replace(/\[[\w.]+\]/g, 'no-such-one')}`)
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

/** Whether a page is made like another, which axe checks every day; this one before a release. Pages of the dashboard lead to the login. */
export const isAlike = (path: string): boolean => alike.test(path);
