/**
 * CSP sources for Google Tag Manager with Analytics and Ads tags, by directive. Other tags in the container need further
 * sources here.
 */
export const tagManagerSources = {
  script: [
    'https://*.googletagmanager.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
  img: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
  connect: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
  ],
  frame: ['https://www.googletagmanager.com'],
} as const;

const named = '<meta name="tag-manager"';

/** Names the container in the head of a page. */
export const tagManagerTag = (id: string): string => `${named} content="${id}">`;

/** Whether a page has a container id. */
export function namesTagManager(html: string): boolean {
  return html.includes(named);
}
