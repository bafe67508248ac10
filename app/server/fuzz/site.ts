import { builtSite } from '../testing/builtSite.ts';

const page = (content: string) =>
  `<!doctype html><html lang="en-IE" data-theme="light"><head><title>Page</title><style>a{color:red}</style></head><body>${content}</body></html>`;

/** Paths of the site below and unknown ones: pages, files, redirects, pages that need a login. */
export const addresses: readonly string[] = [
  '/',
  '/about-us',
  '/ABOUT-US',
  '/about-us/',
  '/old',
  '/nowhere',
  '/robots.txt',
  '/assets/site.js',
  '/user/orders',
  '/?next=/user/orders',
  '/booking/manage/x',
];

/** A small built site for the fuzzed server. */
export function smallSite(): Promise<string> {
  return builtSite({
    'index.html': page('<section id="login-prompt" hidden=""><a href="/Login">Log in</a></section>'),
    'about-us/index.html': page('<p>About us</p>'.repeat(200)),
    'booking/manage/[token].html': page('<p>Your booking</p>'),
    'user/[...].html': page('<p>Your account</p>'),
    '404.html': page('<p>Not found</p>'),
    'redirects.json': JSON.stringify([{ from: '/old', to: '/about-us' }]),
    'robots.txt': 'User-agent: *\n',
    'assets/site.js': 'go();\n'.repeat(500),
  });
}
